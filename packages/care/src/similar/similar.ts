import type { LanguageCode } from '@halved/shared/languages';
import type { Reading } from '../text.ts';
import type { Topic } from '../topic/topic.ts';
import { meaningOf } from './meaning.ts';
import { termsFile, type WorthOf, worthOf } from './rarity.ts';
import { isOfKind, type Kind, kinds } from './terms.ts';
import { weighedTermsOf } from './weighing.ts';

/** The vector of a worry, with which similar worries are found. The vector contains only numbers, no words. */
export interface Vector {
  /** Hashed terms, the most characteristic first. */
  terms: readonly number[];
  /** How characteristic each term is, from 1 to 255. The weights of different texts can be compared. */
  weights: readonly number[];
  /** The probability of each category in per mille, in the order of `worryCategories`. */
  topic: readonly number[];
  /** The meaning of its words as whole numbers from −127 to 127; all zero outside English. */
  meaning: readonly number[];
}

const mostTerms = 128;
/** Terms with less than this share of the greatest weight are left out. */
const leastShare = 0.03;
const weightSteps = 6;

export function vectorOf(
  reading: Reading,
  { chances }: Pick<Topic, 'chances'>,
  language: LanguageCode,
  worth: WorthOf = worthOf,
): Vector {
  const weighed = weighedTermsOf(reading, language, worth).sort(
    (a, b) => b.weight - a.weight || a.term - b.term,
  );
  const least = (weighed[0]?.weight ?? 0) * leastShare;
  const strongest = weighed.filter(({ weight }) => weight >= least).slice(0, mostTerms);
  return {
    terms: strongest.map(({ term }) => term),
    weights: strongest.map(({ weight }) => Math.min(255, Math.max(1, Math.round(weight * weightSteps)))),
    topic: chances.map((chance) => Math.round(chance * 1000)),
    meaning: meaningOf(
      weighed.flatMap(({ term, kind }) =>
        kind === kinds.word ? [{ term, weight: worth(term, language).rarity }] : [],
      ),
      language,
    ),
  };
}

/** The places of the terms of a kind, the most characteristic first. */
const placesOf = ({ terms }: Vector, kind: Kind, most: number): number[] =>
  terms.flatMap((term, place) => (isOfKind(term, kind) ? [place] : [])).slice(0, most);

/** The number of terms of each kind that the database indexes. */
const indexed = { words: 12, phrases: 4, concepts: 8 };

/** The terms with which the database finds a worry, as integers for an array index. */
export const candidateTerms = (vector: Vector): readonly number[] =>
  [
    ...placesOf(vector, kinds.word, indexed.words),
    ...placesOf(vector, kinds.phrase, indexed.phrases),
    ...placesOf(vector, kinds.concept, indexed.concepts),
  ].map((place) => vector.terms[place] ?? 0);

/** The terms that the database looks for, with their weights. */
export interface Needles {
  terms: number[];
  weights: number[];
}

const mostNeedles = 8;
/** The most needles that are phrases and concepts; the others are words. */
const sought = { phrases: 1, concepts: 3 };

/**
 * The terms with which worries like this one are looked for. Several kinds are used, because rare words that a worry
 * contains by chance would otherwise leave no room for its matter.
 */
export function needlesOf(vector: Vector): Needles {
  const others = [
    ...placesOf(vector, kinds.concept, sought.concepts),
    ...placesOf(vector, kinds.phrase, sought.phrases),
  ];
  const places = [...others, ...placesOf(vector, kinds.word, mostNeedles - others.length)];
  return {
    terms: places.map((place) => vector.terms[place] ?? 0),
    weights: places.map((place) => vector.weights[place] ?? 0),
  };
}

/** What two vectors have in common. */
export interface Overlap {
  /** The product of the weights of the terms that both have. */
  common: number;
  /** The squares of the weights of all terms, of the one and of the other. */
  squares: readonly [number, number];
  /** The cosine of their categories. */
  topic: number;
  /** The cosine of the meanings of their words; undefined if one of them has none. */
  meaning: number | undefined;
}

/**
 * How much two worries share. Dividing by the whole lengths would give the cosine, which is the same for two worries
 * that share one word of one as for two that share ten of ten, and which favours short texts.
 */
function sharedOf({ common, squares: [one, other] }: Overlap): number {
  // No worry is more like another one than the other one is like itself.
  const most = Math.sqrt(Math.min(one, other));
  return common === 0 ? 0 : Math.sqrt(Math.min(common / (one * other) ** (1 / 4), most));
}

/** The same categories count as much as this amount of shared terms. */
const topicShare = 1.6;
/** Words of the same meaning count as much as this amount of shared terms. */
const meaningShare = 5;
/**
 * Where no meanings are known, the usual likeness of them is assumed. Without it, judged pairs in other languages were
 * the same matter more often than English ones of the same strength.
 */
const usualMeaning = 0.5;

/** How strongly two worries with this overlap resemble each other, from 0. */
export const strengthOf = (overlap: Overlap): number =>
  overlap.common === 0 && (overlap.meaning ?? 0) <= 0
    ? 0
    : sharedOf(overlap) +
      topicShare * overlap.topic +
      meaningShare * Math.max(0, overlap.meaning ?? usualMeaning);

/** The probability that two worries with this overlap are about the same thing. */
export function similarityOf(overlap: Overlap): number {
  const strength = strengthOf(overlap);
  if (strength === 0) return 0;
  const { from, until, at, slope, rise } = termsFile().header.curve;
  const within = Math.min(until, Math.max(from, strength)) - from;
  const outside = strength - from - within;
  return 1 / (1 + Math.exp(-(at + rise * within + slope * outside)));
}
