import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledItem, compileLibrary } from './compile.ts';
import type { ContentProblem } from './read-yaml.ts';

export interface OwnContent {
  items: CompiledItem[];
  /** What is wrong with the items that are left out. */
  problems: ContentProblem[];
}

/**
 * The items that an operator adds or replaces, from `content/<kind>/<slug>` below `dataDir`. Broken items are left out.
 * The reader of YAML is loaded only if the folder exists.
 */
export async function readOwnContent(dataDir: string): Promise<OwnContent> {
  const folder = join(dataDir, 'content');
  if (!existsSync(folder)) return { items: [], problems: [] };
  const { readLibrary } = await import('./library.ts');
  const library = await readLibrary(folder);
  return { items: compileLibrary(library), problems: library.problems };
}
