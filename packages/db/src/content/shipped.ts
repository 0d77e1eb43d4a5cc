import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type CompiledItem, type ContentHashes, compileLibrary, hashesOf } from './compile.ts';

/** The content that comes with Halved. The items are read only if a hash shows that some have changed. */
export interface ShippedContent {
  hashes: ContentHashes;
  items: () => Promise<CompiledItem[]>;
}

/** The files that the build writes beside the bundle. Sources have none, and are read as YAML. */
export const compiledFiles = { hashes: 'content-hashes.json', items: 'content.json' };

const besideBundle = (file: string) => new URL(`./${file}`, import.meta.url);

const parse = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(besideBundle(file), 'utf8'));

let fromSources: Promise<CompiledItem[]> | undefined;

// The reader of YAML is loaded only where there is YAML to read.
async function compileSources(): Promise<CompiledItem[]> {
  const { readLibrary } = await import('./library.ts');
  return compileLibrary(await readLibrary());
}

export async function shippedContent(): Promise<ShippedContent> {
  if (existsSync(besideBundle(compiledFiles.hashes))) {
    return { hashes: await parse(compiledFiles.hashes), items: () => parse(compiledFiles.items) };
  }
  fromSources ??= compileSources();
  const items = await fromSources;
  return { hashes: hashesOf(items), items: async () => items };
}
