import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { pack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import { conceptsText } from '../similar/concept-index.ts';
import type { ConceptsHeader } from '../similar/concepts.ts';

const folder = new URL('../../concepts/', import.meta.url);

interface Concept {
  id: string;
  terms: readonly string[];
}

/** The concepts of a language in the order of its file; empty if the language has no file. */
export function conceptsOf(language: LanguageCode): Concept[] {
  const file = new URL(`${language}.txt`, folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const colon = line.indexOf(':');
      const terms = line.slice(colon + 1).split('|');
      return {
        id: line.slice(0, colon),
        terms: terms.map((term) => term.trim()).filter((term) => term !== ''),
      };
    });
}

/** The window is small, because decompressing needs as much memory. */
const compressed = (text: string): Uint8Array =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } });

/** Packs the terms of all concepts, compressed for each language apart, so that each is read when it is needed. */
export function packConcepts(): Uint8Array {
  const ids = conceptsOf('en').map(({ id }) => id);
  const parts = languageCodes.flatMap((language) => {
    const byId = new Map(conceptsOf(language).map(({ id, terms }) => [id, terms]));
    if (byId.size === 0) return [];
    const text = conceptsText(ids.map((id) => byId.get(id) ?? []));
    return [{ language, bytes: compressed(text) }];
  });
  const header: ConceptsHeader = {
    version: modelVersion,
    ids,
    sizes: Object.fromEntries(parts.map(({ language, bytes }) => [language, bytes.length])),
  };
  return pack(header, Int8Array.from(Buffer.concat(parts.map(({ bytes }) => bytes))));
}
