import { hashOf } from '../features.ts';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once } from '../once.ts';
import { isUnspaced, type Reading, withoutElision } from '../text.ts';

/** The rarity of each term, in hashed buckets. */
export const rarityBuckets = 2 ** 16;
export const raritySteps = 12;

export interface TermsHeader {
  version: string;
  /** The curve from the overlap of two worries to their similarity. */
  curve: { bias: number; terms: number; topic: number };
}

export const termsFile = once(() => unpack<TermsHeader>(readModelFile('terms')));

const termSeed = 7;
/** The weight of each kind of term. */
const wordWorth = 0.8;
const pairWorth = 0.2;
const partWorth = 0.6;
const partLength = 4;
/** Korean words include their grammatical endings, so their syllables are used. */
const syllableWorth = 0.5;
const mostSyllables = 3;

/** A hash that fits into PostgreSQL's integer. */
export const termOf = (text: string): number => hashOf(text, termSeed) >>> 1;

type Term = readonly [term: number, worth: number];

function* charactersOf(run: string): Generator<Term> {
  for (let start = 0; start < run.length; start++) {
    yield [termOf(run.slice(start, start + 2)), 1];
    yield [termOf(run.slice(start, start + 1)), 0.45];
  }
}

function* partsOf(word: string): Generator<Term> {
  if (hangul.test(word)) {
    for (let start = 0; start < word.length; start++) {
      for (let length = 1; length <= mostSyllables && start + length <= word.length; length++) {
        yield [termOf(`~${word.slice(start, start + length)}`), syllableWorth];
      }
    }
    return;
  }
  const framed = `<${word}>`;
  for (let start = 0; start + partLength <= framed.length; start++) {
    yield [termOf(`~${framed.slice(start, start + partLength)}`), partWorth];
  }
}

const hangul = /\p{Script=Hangul}/u;

/** All terms of a text, repeated ones too, each with the weight of its kind. */
export function* termsOf({ words }: Reading): Generator<Term> {
  let before = '';
  for (const each of words) {
    if (isUnspaced(each)) {
      yield* charactersOf(each);
      continue;
    }
    const word = withoutElision(each);
    yield [termOf(word), wordWorth];
    if (before) yield [termOf(`${before} ${word}`), pairWorth];
    before = word;
    yield* partsOf(word);
  }
}

/** The rarity of a term: the logarithm of the number of all texts divided by the number of texts that contain it. */
export const rarityOf = (term: number): number =>
  (termsFile().bytes[term % rarityBuckets] ?? 0) / raritySteps;
