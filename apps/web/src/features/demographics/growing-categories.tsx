import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChangeWord } from '../../ui/charts/change-word.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { shownTrends } from '../../ui/charts/trends.ts';

export interface GrowingCategoriesProps {
  /** The largest first; undefined while they load. */
  categories: OverviewNumbers['categoryTrends']['trending'] | undefined;
}

/** What people write about, and whether it is becoming more or less. */
export function GrowingCategories({ categories }: GrowingCategoriesProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const { t: names } = useTranslation('categories');
  const number = useNumber();
  const shown = (categories ?? []).slice(0, shownTrends).map(({ category, count, change, trend }) => ({
    id: category,
    label: names(($) => $.names[category]),
    value: count,
    text: charts(($) => $.worries, { count, number: number(count) }),
    beside: <ChangeWord change={change} trend={trend} />,
  }));
  const title = t(($) => $.categories.heading);
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.categories.lead)}
      state={!categories ? 'loading' : shown.length > 0 ? 'ready' : 'withheld'}
      reserve="large"
      table={{
        columns: [t(($) => $.categories.category), t(($) => $.worries), t(($) => $.categories.change)],
        rows: shown.map(({ id, label, value, beside }) => ({ id, cells: [label, number(value), beside] })),
      }}
    >
      <BarChart label={title} bars={shown} />
    </ChartFrame>
  );
}
