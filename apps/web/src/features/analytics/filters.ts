import { analyticsCategories } from '@halved/shared/categories';
import { isCountryCode } from '@halved/shared/countries';
import { limits } from '@halved/shared/limits';
import { defaultTimeRange, timeRanges } from '@halved/shared/time-ranges';
import { known } from '../../lib/navigation/known.ts';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';

/** The names of the filters in the URL, which are those of the call. */
export const filterNames = ['countries', 'regions', 'categories', 'timeRange', 'minUserThreshold'] as const;

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))];
const atMost = <Item>(items: Item[]): Item[] => items.slice(0, limits.arrayMax);

/** Whether a threshold was typed that the server accepts. */
export const isThreshold = (typed: string): boolean =>
  /^\d{1,6}$/.test(typed) && Number(typed) >= limits.aggregates.people;

/** The filters in the URL. Unknown values count as absent. */
export function readFilters({ requested }: Pick<UrlFilters, 'requested'>) {
  const typedThreshold = requested('minUserThreshold')?.trim() ?? '';
  return {
    countries: atMost(listOf(requested('countries')).filter(isCountryCode)),
    regions: atMost(listOf(requested('regions')).filter((region) => region.length <= limits.regionMax)),
    categories: analyticsCategories.filter((category) => listOf(requested('categories')).includes(category)),
    timeRange: known(timeRanges, requested('timeRange')) ?? defaultTimeRange,
    typedThreshold,
    /** Null if there is none, or one that the server would reject. */
    threshold: isThreshold(typedThreshold) ? Number(typedThreshold) : null,
  };
}
export type AnalyticsFilters = ReturnType<typeof readFilters>;

/** Whether a filter leaves out some of the published numbers. */
export const isNarrowed = ({ countries, regions, categories, typedThreshold }: AnalyticsFilters): boolean =>
  countries.length > 0 || regions.length > 0 || categories.length > 0 || typedThreshold !== '';

/** The input of the call. What is not set is not sent (docs/product.md §22). */
export const inputOf = ({ countries, regions, categories, timeRange, threshold }: AnalyticsFilters) => ({
  timeRange,
  ...(countries.length > 0 && { countries }),
  ...(regions.length > 0 && { regions }),
  ...(categories.length > 0 && { categories }),
  ...(threshold !== null && { minUserThreshold: threshold }),
});

/** Adds a value to a list, or removes it. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : atMost([...list, value]);
