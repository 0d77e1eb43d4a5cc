/** The least number that fewer than this share of the numbers reach. */
export function leastAbove(numbers: readonly number[], mostShare: number): number {
  const sorted = numbers.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length * mostShare)] ?? 0;
}
