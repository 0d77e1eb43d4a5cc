import type { CategoryTrend } from '@halved/shared/contract/aggregates';

/** How many categories are drawn (docs/product.md §22). */
export const shownTrends = 8;

const total = ({ points }: CategoryTrend): number => points.reduce((sum, { count }) => sum + count, 0);

/** The categories that were written about most, with at least one published week. */
export const largestTrends = (trends: readonly CategoryTrend[]): CategoryTrend[] =>
  trends
    .filter(({ points }) => points.length > 0)
    .sort((one, other) => total(other) - total(one))
    .slice(0, shownTrends);

/** All weeks that any of the categories has, the earliest first. */
export const weeksOf = (trends: readonly CategoryTrend[]): string[] =>
  [...new Set(trends.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
