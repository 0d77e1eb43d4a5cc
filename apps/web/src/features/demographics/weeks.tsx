import type { TimeRange } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';
import { CategoryTrends } from '../../ui/charts/category-trends.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { useCategoryTrends } from './use-demographics.ts';

/** How often the largest categories were written about, week by week. */
export function Weeks({ range }: { range: TimeRange }) {
  const { t } = useTranslation('demographics');
  const query = useCategoryTrends(range);
  const { data, isError, isPlaceholderData } = query;
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  return (
    <CategoryTrends
      trends={data?.trends}
      lead={t(($) => $.weeks.lead)}
      empty={t(($) => $.weeks.empty)}
      isOld={isPlaceholderData}
    />
  );
}
