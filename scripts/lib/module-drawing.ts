import { moduleFloors, moduleGraph } from './modules.ts';
import type { Source } from './source.ts';

const begin = '<!-- modules: made by npm run generate -->';
const end = '<!-- /modules -->';

/**
 * The server's modules as a mermaid diagram, with the top floor first and an arrow from each module to those that it
 * uses.
 */
function drawModules(sources: readonly Source[]): string {
  const floors = moduleFloors
    .map((floor, index) => [
      `  subgraph floor${index} [" "]`,
      ...floor.toSorted().map((module) => `    ${module}`),
      '  end',
    ])
    .toReversed();
  const arrows = moduleGraph(sources).map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TB', ...floors.flat(), ...arrows, '```'].join('\n');
}

/** Returns a document with the current drawing between its two markers. */
export function withModuleDrawing(document: string, sources: readonly Source[]): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`the document has no place for the drawing: ${begin} … ${end}`);
  return `${before}${begin}\n\n${drawModules(sources)}\n\n${end}${after}`;
}
