/** The growth of a number in percent, without decimals. Null if there is nothing to compare with. */
export const growthOf = (before: number, after: number): number | null =>
  before > 0 ? Math.round(((after - before) / before) * 100) : null;

/**
 * The growth of the later half of some weeks against the earlier half, in percent. With an odd number of weeks the one in
 * the middle counts in neither half.
 */
export function changeOf(weeks: readonly { count: number }[]): number | null {
  const half = Math.floor(weeks.length / 2);
  const sum = (some: typeof weeks) => some.reduce((total, { count }) => total + count, 0);
  return half === 0 ? null : growthOf(sum(weeks.slice(0, half)), sum(weeks.slice(-half)));
}
