import { hashOf } from '../features.ts';
import { unpack } from '../model/packed.ts';
import { once, readModelFile } from '../model/stored.ts';
import { isUnspaced, type Reading } from '../text.ts';

/** How rare each term is, in hashed buckets. */
export const rarityBuckets = 2 ** 15;
export const raritySteps = 12;

export interface TermsHeader {
  version: string;
  /** The curve from what two worries share to how alike they are. */
  curve: { bias: number; terms: number; topic: number };
}

export const termsFile = once(() => unpack<TermsHeader>(readModelFile('terms')));

const termSeed = 7;
/** What a term of each kind counts beside a whole word. */
const partWorth = 0.45;
const pairWorth = 0.7;
const partLength = 4;

/** A number that PostgreSQL's integer holds. */
const termOf = (text: string) => hashOf(text, termSeed) >>> 1;

/** The terms of a text with how much their kind counts, as often as they stand there. */
export function* termsOf({ words }: Reading): Generator<readonly [term: number, worth: number]> {
  let before = '';
  for (const word of words) {
    if (isUnspaced(word)) {
      for (let start = 0; start < word.length; start++) {
        yield [termOf(word.slice(start, start + 2)), 1];
        yield [termOf(word.slice(start, start + 1)), partWorth];
      }
      continue;
    }
    yield [termOf(word), 1];
    if (before) yield [termOf(`${before} ${word}`), pairWorth];
    before = word;
    const framed = `<${word}>`;
    for (let start = 0; start + partLength <= framed.length; start++) {
      yield [termOf(`~${framed.slice(start, start + partLength)}`), partWorth];
    }
  }
}

/** How rare a term is: the logarithm of one in how many texts has it. */
export const rarityOf = (term: number): number =>
  (termsFile().bytes[term % rarityBuckets] ?? 0) / raritySteps;
