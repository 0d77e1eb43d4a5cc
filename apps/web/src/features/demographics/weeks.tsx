import type { TimeRange } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';
import { CategoryTrends } from '../../ui/charts/category-trends.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { useCategoryTrends } from './use-demographics.ts';

export interface WeeksProps {
  range: TimeRange;
  /** Whether the charts are to be rendered now. Before that they look as if they were loading. */
  isInTurn: boolean;
}

/** How often the largest categories were written about, week by week. */
export function Weeks({ range, isInTurn }: WeeksProps) {
  const { t } = useTranslation('demographics');
  const query = useCategoryTrends(range);
  const { data, isError, isPlaceholderData } = query;
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  return (
    <CategoryTrends
      trends={isInTurn ? data?.trends : undefined}
      lead={t(($) => $.weeks.lead)}
      empty={t(($) => $.weeks.empty)}
      isOld={isPlaceholderData}
    />
  );
}
