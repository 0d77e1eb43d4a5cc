import type { LanguageCode } from '@halved/shared/languages';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once } from '../once.ts';

export const meaningDimensions = 48;

/** `words` is the number of stems. Their terms come first, as ascending integers, then their vectors. */
export interface MeaningHeader {
  version: string;
  words: number;
}

/** The vectors of words, one byte for each number. They stay bytes in memory. */
interface Meanings {
  terms: Int32Array;
  vectors: Int8Array;
}

const meanings = once((): Meanings => {
  const { header, bytes } = unpack<MeaningHeader>(readModelFile('meaning'));
  const size = header.words * Int32Array.BYTES_PER_ELEMENT;
  // Copied, because an Int32Array must begin at a multiple of four bytes, and the bytes in the file do not.
  return { terms: new Int32Array(bytes.slice(0, size).buffer), vectors: bytes.subarray(size) };
});

/** The place of a term among ascending terms, or −1. */
function placeOf(terms: Int32Array, term: number): number {
  let [from, to] = [0, terms.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = terms[middle] ?? 0;
    if (found === term) return middle;
    if (found < term) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** A word of a text, with the weight of its vector. */
interface Word {
  term: number;
  weight: number;
}

/** A coordinate of a vector of length 1 is rarely greater than .6. */
const steps = 200;
const noMeaning: readonly number[] = new Array<number>(meaningDimensions).fill(0);

/**
 * The meaning of a text: the mean of the vectors of its words, from which all worries' common parts were removed. Two
 * texts whose words differ have similar meanings if their words occur beside the same words elsewhere. Only English has
 * word vectors; other texts have zeros.
 */
export function meaningOf(words: readonly Word[], language: LanguageCode): readonly number[] {
  if (language !== 'en') return noMeaning;
  const { terms, vectors } = meanings();
  const sum = new Float64Array(meaningDimensions);
  for (const { term, weight } of words) {
    const from = placeOf(terms, term) * meaningDimensions;
    if (from < 0) continue;
    for (let at = 0; at < meaningDimensions; at++)
      sum[at] = (sum[at] ?? 0) + weight * (vectors[from + at] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  if (length === 0) return noMeaning;
  return Array.from(sum, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * steps))));
}
