import { readFileSync } from 'node:fs';
import { pack, unpack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import type { MeaningHeader } from '../similar/meaning.ts';

export const vectorsFolder = new URL('../../vectors/', import.meta.url);

/** What `npm run vectors` writes. */
export type VectorsHeader = Omit<MeaningHeader, 'version'>;

/** Packs the meanings of words. They are not trained here, but made from word vectors of others. */
export function packMeaning(): Uint8Array {
  const { header, bytes } = unpack<VectorsHeader>(readFileSync(new URL('en.bin', vectorsFolder)));
  return pack({ version: modelVersion, ...header } satisfies MeaningHeader, bytes);
}
