/** The median of some numbers. For an even count it is the mean of the two in the middle, for no numbers NaN. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The median of the ratios of pairs. The two numbers of a pair were measured one right after the other. */
export const medianRatio = (pairs: readonly (readonly [number, number])[]): number =>
  median(pairs.map(([one, other]) => one / other));

/** A percentile: `part` is the share of the numbers below it (0.99 for p99). NaN for no numbers. */
export const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ??
  Number.NaN;
