/** The middle of some numbers; of an even count, the mean of the two in the middle. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The medians of the ratios of pairs that were measured one right after the other. */
export const medianRatio = (pairs: readonly (readonly [number, number])[]): number =>
  median(pairs.map(([one, other]) => one / other));

/** The number below which so large a part of some numbers lies (.99 for p99). NaN of none. */
export const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ??
  Number.NaN;
