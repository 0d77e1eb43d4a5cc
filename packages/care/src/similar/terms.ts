import type { LanguageCode } from '@halved/shared/languages';
import { hashOf } from '../features.ts';
import { isUnspaced, withoutElision } from '../text.ts';
import { stemOf } from './stems.ts';

/** The kinds of terms. The last two bits of a term are its kind. The fourth kind is free for clusters of meaning. */
export const kinds = { word: 0, phrase: 1, concept: 2 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

const kindBits = 3;
/** Another seed than that of the terms before version 4, so that old and new terms are never equal. */
const termSeed = 11;

/** A hash that fits into PostgreSQL's integer, with the kind of the term. */
export const termOf = (text: string, kind: Kind): number =>
  ((hashOf(text, termSeed + kind) >>> 1) & ~kindBits) | kind;

export const isOfKind = (term: number, kind: Kind): boolean => (term & kindBits) === kind;

const hangul = /\p{Script=Hangul}/u;
/** Korean words include their grammatical endings, and Chinese and Japanese have no spaces. */
const hasPairs = (word: string) => isUnspaced(word) || hangul.test(word);

const pairsOf = (run: string): string[] =>
  run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2));

/** The units of meaning of a word: its stem, or its pairs of characters. */
export const unitsOf = (word: string, language: LanguageCode): string[] =>
  hasPairs(word) ? pairsOf(word) : [stemOf(withoutElision(word), language)];
