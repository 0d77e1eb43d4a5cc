import { useTranslation } from 'react-i18next';
import { CategoryTrends } from '../../ui/charts/category-trends.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import type { AnalyticsFilters } from './filters.ts';
import { useTrends } from './use-analytics.ts';

export interface TrendListProps {
  filters: AnalyticsFilters;
  /** Whether the charts are to be rendered now. Before that they look as if they were loading. */
  isInTurn: boolean;
}

/** How often the largest categories were written about, week by week. */
export function TrendList({ filters, isInTurn }: TrendListProps) {
  const { t } = useTranslation('analytics');
  const query = useTrends(filters);
  const { data, isError, isPlaceholderData } = query;
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  return (
    <CategoryTrends
      trends={isInTurn ? data?.trends : undefined}
      lead={t(($) => $.trends.lead)}
      empty={t(($) => $.trends.empty)}
      isOld={isPlaceholderData}
    />
  );
}
