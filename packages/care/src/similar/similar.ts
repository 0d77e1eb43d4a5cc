import type { Reading } from '../text.ts';
import type { Topic } from '../topic/topic.ts';
import { rarityOf, termsFile, termsOf } from './terms.ts';

/** The vector of a worry, with which similar worries are found. The vector contains only numbers, no words. */
export interface Vector {
  /** Hashed terms, the most characteristic first. */
  terms: readonly number[];
  /** How characteristic each term is for the worry, from 0 to 255. The first term has 255. */
  weights: readonly number[];
  /** The probability of each category in per mille, in the order of `worryCategories`. */
  topic: readonly number[];
}

const mostTerms = 128;
const candidates = 24;
/** The exponent of rarity: rare terms count more than in proportion to their rarity. */
const rarityPower = 1.5;

export function vectorOf(
  reading: Reading,
  { chances }: Pick<Topic, 'chances'>,
  rarity: (term: number) => number = rarityOf,
): Vector {
  const worths = new Map<number, { often: number; worth: number }>();
  for (const [term, worth] of termsOf(reading)) {
    const known = worths.get(term);
    if (known) known.often++;
    else worths.set(term, { often: 1, worth });
  }
  const strongest = [...worths]
    .map(([term, { often, worth }]) => ({
      term,
      weight: (1 + Math.log(often)) * worth * rarity(term) ** rarityPower,
    }))
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, mostTerms);
  const most = strongest[0]?.weight || 1;
  return {
    terms: strongest.map(({ term }) => term),
    weights: strongest.map(({ weight }) => Math.round((weight / most) * 255)),
    topic: chances.map((chance) => Math.round(chance * 1000)),
  };
}

/** The terms with which the database finds candidates, as integers for an array index. */
export const candidateTerms = ({ terms }: Vector): readonly number[] => terms.slice(0, candidates);

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, place) => sum + value * (right[place] ?? 0), 0);

function cosine(left: readonly number[], right: readonly number[]): number {
  const lengths = Math.sqrt(dot(left, left) * dot(right, right));
  return lengths === 0 ? 0 : dot(left, right) / lengths;
}

/** How much two vectors have in common, in their terms and in their categories, each from 0 to 1. */
export function overlapOf(left: Vector, right: Vector): { terms: number; topic: number } {
  const weights = new Map(right.terms.map((term, place) => [term, right.weights[place] ?? 0]));
  const common = left.terms.reduce(
    (sum, term, place) => sum + (left.weights[place] ?? 0) * (weights.get(term) ?? 0),
    0,
  );
  const lengths = Math.sqrt(dot(left.weights, left.weights) * dot(right.weights, right.weights));
  return { terms: lengths === 0 ? 0 : common / lengths, topic: cosine(left.topic, right.topic) };
}

/** The probability that two worries with this overlap are about the same thing. */
export function similarityOf(shared: { terms: number; topic: number }): number {
  const { bias, terms, topic } = termsFile().header.curve;
  if (shared.terms === 0) return 0;
  return 1 / (1 + Math.exp(-(bias + terms * Math.sqrt(shared.terms) + topic * shared.topic)));
}

/** The similarity of two worries, from 0 to 1. Of pairs with 0.8, four in five are about the same thing. */
export const similarity = (left: Vector, right: Vector): number => similarityOf(overlapOf(left, right));
