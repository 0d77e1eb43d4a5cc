import type { CategoryCount, CategoryTrend } from '@halved/shared/contract/aggregates';
import { changeOf } from '@halved/shared/growth';
import { limits } from '@halved/shared/limits';

/** What a published cell holds. The sentiment is from 0 to 1. */
export interface Numbers {
  people: number;
  posts: number;
  sentiment: number | null;
}

/** The published posts of a category in a week of one country or several. The day is the first of the week. */
export interface WeekRow {
  category: CategoryTrend['category'];
  week: string;
  posts: number;
  sentiment: number | null;
}

const { sentimentStep } = limits.aggregates;
const stepsOfOne = Math.round(1 / sentimentStep);

/** The list of a filter. An empty one matches everything, like none. */
export const ifAny = <Item>(list: readonly Item[] | undefined): readonly Item[] | undefined =>
  list && list.length > 0 ? list : undefined;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const roundedSentiment = (sentiment: number) => Math.round(sentiment * stepsOfOne) / stepsOfOne;

/** The mean of published sentiments, weighted and rounded like them. Null if there is none. */
function meanSentiment(cells: readonly { weight: number; sentiment: number | null }[]): number | null {
  const known = cells.flatMap(({ weight, sentiment }) => (sentiment === null ? [] : [{ weight, sentiment }]));
  const weights = sum(known.map(({ weight }) => weight));
  if (weights === 0) return null;
  return roundedSentiment(sum(known.map(({ weight, sentiment }) => weight * sentiment)) / weights);
}

const byPeople = (cells: readonly Numbers[]) =>
  cells.map(({ people, sentiment }) => ({ weight: people, sentiment }));

/** The numbers of several cells together, if nobody is in two of them. */
export const together = (cells: readonly Numbers[]): Numbers => ({
  people: sum(cells.map(({ people }) => people)),
  posts: sum(cells.map(({ posts }) => posts)),
  sentiment: meanSentiment(byPeople(cells)),
});

/**
 * The numbers of several categories of a place. A person may write in several, so the people are those of the category
 * with most people: at least so many wrote.
 */
export const acrossCategories = (cells: readonly Numbers[]): Numbers => ({
  ...together(cells),
  people: Math.max(0, ...cells.map(({ people }) => people)),
});

/** The posts of each category over all cells, the largest category first. */
export function categoryCounts(
  cells: readonly (Numbers & { category: CategoryCount['category'] })[],
): CategoryCount[] {
  const byCategory = Map.groupBy(cells, ({ category }) => category);
  return [...byCategory]
    .map(([category, own]) => {
      const { posts, sentiment } = together(own);
      return { category, count: posts, averageSentiment: sentiment };
    })
    .sort(largestFirst);
}

const largestFirst = (one: Counted, other: Counted) =>
  other.count - one.count || (one.category < other.category ? -1 : 1);

interface Counted {
  category: string;
  count: number;
}

type Point = CategoryTrend['points'][number];

const pointOf = ({ week, posts, sentiment }: WeekRow): Point => ({
  date: week,
  count: posts,
  averageSentiment: sentiment === null ? null : roundedSentiment(sentiment),
});

/** The trend of each category from its weeks, the earliest first. The category with most posts comes first. */
export const trendsOf = (weeks: readonly WeekRow[]): CategoryTrend[] =>
  [...Map.groupBy(weeks, ({ category }) => category)]
    .map(([category, rows]) => {
      const points = rows.map(pointOf);
      return { category, points, change: changeOf(points) };
    })
    .sort((one, other) => largestFirst(totalOf(one), totalOf(other)));

const totalOf = ({ category, points }: CategoryTrend): Counted => ({
  category,
  count: sum(points.map(({ count }) => count)),
});
