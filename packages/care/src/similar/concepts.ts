import { brotliDecompressSync } from 'node:zlib';
import type { LanguageCode } from '@halved/shared/languages';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once, oncePerLanguage } from '../once.ts';
import type { Reading } from '../text.ts';
import { type ConceptIndex, conceptIndexOf, conceptsIn } from './concept-index.ts';
import { kinds, termOf } from './terms.ts';

/** `ids` are the names of all concepts, `sizes` the bytes of each language's compressed terms. */
export interface ConceptsHeader {
  version: string;
  ids: readonly string[];
  sizes: Partial<Record<LanguageCode, number>>;
}

const matchingOf = (language: LanguageCode) =>
  language === 'ja' || language === 'ko' || language === 'zh' ? 'parts' : 'words';

const file = once(() => unpack<ConceptsHeader>(readModelFile('concepts')));
const terms = once(() => file().header.ids.map((id) => termOf(id, kinds.concept)));

function readIndex(language: LanguageCode): ConceptIndex | undefined {
  const { header, bytes } = file();
  let from = 0;
  for (const [code, size] of Object.entries(header.sizes)) {
    if (code === language) {
      const text = brotliDecompressSync(bytes.subarray(from, from + size)).toString();
      return conceptIndexOf(text, matchingOf(language));
    }
    from += size;
  }
  return undefined;
}

/** The terms of a language are read with its first text. */
const indexFor = oncePerLanguage(readIndex);

/** The number of concepts in all languages. */
export const conceptCount = (): number => file().header.ids.length;

/** The concepts of a text by their places in the file, each with the number of words or phrases that name it. */
export function conceptPlacesOf(
  { plain }: Pick<Reading, 'plain'>,
  language: LanguageCode,
): Map<number, number> {
  const index = indexFor(language);
  return index ? conceptsIn(plain, index) : new Map();
}

/**
 * The concepts of a text, as terms that are the same in all languages, each with the number of words or phrases that
 * name it.
 */
export const conceptTermsOf = (reading: Reading, language: LanguageCode): [term: number, often: number][] =>
  [...conceptPlacesOf(reading, language)].map(([concept, often]) => [terms()[concept] ?? 0, often]);
