import { defaultTimeRange, type TimeRange, timeRanges } from '@halved/shared/time-ranges';
import { known } from './known.ts';
import { useUrlFilters } from './url-filters.ts';

/** The time range in the URL and the function that changes it. An unknown one counts as absent (docs/product.md §22). */
export function useTimeRange(): [TimeRange, (range: string) => void] {
  const filters = useUrlFilters();
  const chosen = known(timeRanges, filters.requested('timeRange')) ?? defaultTimeRange;
  return [chosen, (range) => filters.set('timeRange', range)];
}
