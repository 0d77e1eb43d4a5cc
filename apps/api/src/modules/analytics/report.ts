import type { Database } from '@halved/db';
import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import type { TimeRange } from '@halved/shared/time-ranges';
import { ifAny, publishedCells } from '../snapshots/public.ts';
import { placesOf } from './places.ts';
import { type Filters, reportOf } from './rules.ts';

/** The report of the regions that match the filters, from the latest snapshot. */
export async function geographicReport(
  db: Database,
  { timeRange, minUserThreshold, ...lists }: Filters & { timeRange: TimeRange },
): Promise<GeographicAnalytics> {
  const filters = {
    countries: ifAny(lists.countries),
    regions: ifAny(lists.regions),
    categories: ifAny(lists.categories),
    minUserThreshold,
  };
  const { cells, generatedAt } = await publishedCells(db, timeRange, filters.countries);
  const report = reportOf(placesOf(cells), filters);
  return { ...report, suppressed: generatedAt !== null && report.suppressed, timeRange, generatedAt };
}
