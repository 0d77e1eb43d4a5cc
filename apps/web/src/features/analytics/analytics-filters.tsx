import { analyticsCategories } from '@halved/shared/categories';
import { useTranslation } from 'react-i18next';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { PrintedFilters } from '../../ui/charts/printed-filters.tsx';
import { FoldedChoices } from '../../ui/composed/folded-choices.tsx';
import { TimeRangeSelect } from '../../ui/composed/time-range-select.tsx';
import { type AnalyticsFilters as Chosen, toggled } from './filters.ts';
import { useCountryName } from './names.ts';
import { ThresholdField } from './threshold-field.tsx';
import { usePublished } from './use-analytics.ts';

export interface AnalyticsFiltersProps {
  filters: UrlFilters;
  chosen: Chosen;
}

/** Time range, threshold, countries, regions and categories, all kept in the URL. */
export function AnalyticsFilters({ filters, chosen }: AnalyticsFiltersProps) {
  const { t } = useTranslation('analytics');
  const { t: names } = useTranslation('categories');
  const chosenCount = useChosenCount();
  return (
    <search className="print:hidden">
      <form
        className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-2"
        aria-label={t(($) => $.filters.label)}
        onSubmit={(event) => event.preventDefault()}
      >
        <TimeRangeSelect
          hint={t(($) => $.filters.timeRangeHint)}
          chosen={chosen.timeRange}
          onChoose={(range) => filters.set('timeRange', range)}
        />
        <ThresholdField
          typed={chosen.typedThreshold}
          onCommit={(value) => filters.set('minUserThreshold', value)}
        />
        <div className="flex flex-wrap items-start gap-x-8 gap-y-1 sm:col-span-2">
          <FoldedChoices
            label={t(($) => $.filters.categories)}
            beside={chosenCount(chosen.categories)}
            options={analyticsCategories.map((value) => ({ value, label: names(($) => $.names[value]) }))}
            chosen={chosen.categories}
            onToggle={(value) => filters.set('categories', toggled(chosen.categories, value).join(','))}
          />
          {/* Last, because they come from the server and would push the others away. */}
          <Places filters={filters} chosen={chosen} />
        </div>
      </form>
    </search>
  );
}

/** The same in words, for paper. */
export function FilterWords({ chosen }: Pick<AnalyticsFiltersProps, 'chosen'>) {
  const { t } = useTranslation('analytics');
  const { t: names } = useTranslation('categories');
  const nameOf = useCountryName();
  const regions = usePublished().flatMap((entry) => entry.regions);
  const { timeRange, countries, categories, threshold } = chosen;
  return (
    <PrintedFilters
      range={timeRange}
      others={[
        ...countries.map(nameOf),
        ...regions.filter(({ code }) => chosen.regions.includes(code)).map(({ region }) => region),
        ...categories.map((category) => names(($) => $.names[category])),
        ...(threshold === null ? [] : [`${t(($) => $.filters.threshold)}: ${threshold}`]),
      ]}
    />
  );
}

/** The published countries, and the regions of those that are chosen or have a chosen region. */
function Places({ filters, chosen }: AnalyticsFiltersProps) {
  const { t } = useTranslation('analytics');
  const nameOf = useCountryName();
  const chosenCount = useChosenCount();
  const published = usePublished();
  const regions = published
    .filter(
      (entry) =>
        chosen.countries.includes(entry.country) ||
        entry.regions.some(({ code }) => chosen.regions.includes(code)),
    )
    .flatMap((entry) => entry.regions);
  if (published.length === 0) return null;
  return (
    <>
      <FoldedChoices
        label={t(($) => $.filters.countries)}
        beside={chosenCount(chosen.countries)}
        options={published.map(({ country }) => ({ value: country, label: nameOf(country) }))}
        chosen={chosen.countries}
        onToggle={(value) => filters.set('countries', toggled(chosen.countries, value).join(','))}
      />
      {regions.length > 0 && (
        <FoldedChoices
          label={t(($) => $.filters.regions)}
          beside={chosenCount(chosen.regions)}
          options={regions.map(({ code, region }) => ({ value: code, label: region }))}
          chosen={chosen.regions}
          onToggle={(value) => filters.set('regions', toggled(chosen.regions, value).join(','))}
        />
      )}
    </>
  );
}

function useChosenCount() {
  const { t } = useTranslation('analytics');
  return (list: readonly string[]) => list.length > 0 && t(($) => $.filters.chosen, { count: list.length });
}
