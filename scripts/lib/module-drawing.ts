import { withPart } from './document-part.ts';
import { moduleFloors, moduleGraph } from './modules.ts';
import type { Source } from './source.ts';

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

/** Returns a document with the current drawing in its part “modules”. */
export const withModuleDrawing = (document: string, sources: readonly Source[]): string =>
  withPart(document, 'modules', drawModules(sources));
