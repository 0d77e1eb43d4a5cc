import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { links } from '../../links.ts';
import { SnapshotDate } from '../../ui/charts/snapshot-date.tsx';
import { WithheldNotice } from '../../ui/charts/withheld-notice.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AnalyticsFilters, FilterWords } from './analytics-filters.tsx';
import { CategoryBars } from './category-bars.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { filterNames, isNarrowed, readFilters } from './filters.ts';
import { MapAndTable } from './map-and-table.tsx';
import { Totals } from './totals.tsx';
import { TrendList } from './trend-list.tsx';
import { useAnalytics } from './use-analytics.ts';

/** How many charts are rendered one after another, below the totals and the regions. */
const chartCount = 2;

/** What people worry about in which regions, as of the latest snapshot (docs/product.md §22). */
export function Analytics() {
  const { t } = useTranslation('analytics');
  const filters = useUrlFilters();
  const chosen = readFilters(filters);
  const query = useAnalytics(chosen);
  const { data, isError, isPlaceholderData } = query;
  // Until its turn, a chart looks as if its numbers were still loading.
  const turn = useProgressiveCount(data && chartCount, 1);
  const chooseCountry = (countries: string[]) => filters.set('countries', countries.join(','));
  return (
    <div className="grid grid-cols-1 gap-6">
      <AnalyticsFilters filters={filters} chosen={chosen} />
      <FilterWords chosen={chosen} />
      {!data && (isError ? <LoadFailed query={query} failed={t(($) => $.failed.load)} /> : <Loading />)}
      {data && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <SnapshotDate
              generatedAt={data.generatedAt}
              isLoading={isPlaceholderData}
              asOf={(date) => t(($) => $.asOf, { date })}
            />
            <ExportButtons filters={chosen} />
          </div>
          {data.regions.length > 0 ? (
            <>
              <Totals report={data} />
              <MapAndTable report={data} chosen={chosen.countries} onChoose={chooseCountry} />
              <CategoryBars categories={turn > 0 ? data.categories : undefined} />
            </>
          ) : (
            <Nothing
              hasSnapshot={data.generatedAt !== null}
              {...(isNarrowed(chosen) && { onClear: () => filters.clear(filterNames) })}
            />
          )}
          <TrendList filters={chosen} isInTurn={turn > 1} />
          <Withheld report={data} />
        </div>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('charts');
  return <Skeleton label={t(($) => $.loading)} count={4} />;
}

function Nothing({ hasSnapshot, onClear }: { hasSnapshot: boolean; onClear?: () => void }) {
  const { t } = useTranslation('analytics');
  if (!hasSnapshot) {
    return <EmptyState title={t(($) => $.nothing.early)}>{t(($) => $.nothing.earlyText)}</EmptyState>;
  }
  return (
    <EmptyState
      title={t(($) => $.nothing.title)}
      action={onClear && <Button onClick={onClear}>{t(($) => $.nothing.clear)}</Button>}
    >
      {t(($) => $.nothing.text, { people: limits.aggregates.regional })}
    </EmptyState>
  );
}

/** What is left out of the numbers, and why. */
function Withheld({
  report: { suppressed, regions },
}: {
  report: Pick<GeographicAnalytics, 'suppressed' | 'regions'>;
}) {
  const { t } = useTranslation('analytics');
  const { people, regional, countStep } = limits.aggregates;
  return (
    <WithheldNotice aboutMe={links.countedIn}>
      <p className="max-w-prose">{t(($) => $.withheld.text, { people, regional, step: countStep })}</p>
      {suppressed && regions.length > 0 && <p className="max-w-prose">{t(($) => $.withheld.here)}</p>}
    </WithheldNotice>
  );
}
