import type { Database } from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import type { CountryCode } from '@halved/shared/countries';
import type { TimeRange } from '@halved/shared/time-ranges';
import { publishedWeeks } from './queries.ts';
import { ifAny, trendsOf } from './rules.ts';

interface Filters {
  timeRange: TimeRange;
  /** The whole community if absent. */
  countries?: readonly CountryCode[] | undefined;
  categories?: readonly WorryCategory[] | undefined;
}

/** The trends of the categories, week by week, and when their snapshot was built. */
export async function categoryTrends(
  db: Database,
  { timeRange, countries, categories }: Filters,
): Promise<{ trends: CategoryTrend[]; generatedAt: string | null }> {
  const { weeks, generatedAt } = await publishedWeeks(db, timeRange, ifAny(countries));
  const chosen = weeks.filter(({ category }) => ifAny(categories)?.includes(category) ?? true);
  return { trends: trendsOf(chosen), generatedAt };
}
