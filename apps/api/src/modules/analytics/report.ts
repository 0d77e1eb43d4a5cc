import type { Database } from '@halved/db';
import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import type { TimeRange } from '@halved/shared/time-ranges';
import { ifAny } from '../snapshots/public.ts';
import { publishedPlaces } from './places.ts';
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
  const published = await publishedPlaces(db);
  const report = reportOf(published?.byRange.get(timeRange) ?? [], filters);
  const generatedAt = published?.generatedAt ?? null;
  return { ...report, suppressed: generatedAt !== null && report.suppressed, timeRange, generatedAt };
}
