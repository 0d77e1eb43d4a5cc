import { hashOf } from '../features.ts';

export const folds = 5;

/** The fifth of the training texts that a text is in. Each fifth is left out once, to choose thresholds on it. */
export const foldOf = (text: string): number => hashOf(text, 9) % folds;

/** The least number that fewer than this share of the numbers reach. */
export function leastAbove(numbers: readonly number[], mostShare: number): number {
  const sorted = numbers.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length * mostShare)] ?? 0;
}

/** A thousandth above a score, rounded up. */
export const justAbove = (score: number): number => Math.ceil(score * 1000 + 1) / 1000;
