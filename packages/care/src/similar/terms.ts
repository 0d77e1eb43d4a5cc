import { hashOf } from '../features.ts';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once } from '../once.ts';
import { isUnspaced, type Reading, untied } from '../text.ts';

/** How rare each term is, in hashed buckets. */
export const rarityBuckets = 2 ** 16;
export const raritySteps = 12;

export interface TermsHeader {
  version: string;
  /** The curve from what two worries share to how alike they are. */
  curve: { bias: number; terms: number; topic: number };
}

export const termsFile = once(() => unpack<TermsHeader>(readModelFile('terms')));

const termSeed = 7;
/** The weight of each kind of term. */
const wordWorth = 0.8;
const pairWorth = 0.2;
const partWorth = 0.6;
const partLength = 4;
/** Korean words carry their grammar with them, so their syllables are looked at. */
const syllableWorth = 0.5;
const mostSyllables = 3;

/** A number that PostgreSQL's integer holds. */
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

/** The terms of a text with how much their kind counts, as often as they stand there. */
export function* termsOf({ words }: Reading): Generator<Term> {
  let before = '';
  for (const each of words) {
    if (isUnspaced(each)) {
      yield* charactersOf(each);
      continue;
    }
    const word = untied(each);
    yield [termOf(word), wordWorth];
    if (before) yield [termOf(`${before} ${word}`), pairWorth];
    before = word;
    yield* partsOf(word);
  }
}

/** How rare a term is: the logarithm of one in how many texts has it. */
export const rarityOf = (term: number): number =>
  (termsFile().bytes[term % rarityBuckets] ?? 0) / raritySteps;
