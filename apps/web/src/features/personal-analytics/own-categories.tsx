import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';

/** What the member's worries were about. */
export function OwnCategories({ categories }: Pick<PersonalAnalytics, 'categories'>) {
  const { t } = useTranslation('personal');
  const { t: charts } = useTranslation('charts');
  const { t: names } = useTranslation('categories');
  const number = useNumber();
  const title = t(($) => $.categories.heading);
  const nameOf = (category: (typeof categories)[number]['category']) => names(($) => $.names[category]);
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.categories.lead)}
      state={categories.length > 0 ? 'ready' : 'empty'}
      empty={t(($) => $.categories.empty)}
      reserve="small"
      table={{
        columns: [t(($) => $.categories.category), t(($) => $.worries)],
        rows: categories.map(({ category, count }) => ({
          id: category,
          cells: [nameOf(category), number(count)],
        })),
      }}
    >
      <BarChart
        label={title}
        bars={categories.map(({ category, count }) => ({
          id: category,
          label: nameOf(category),
          value: count,
          text: charts(($) => $.worries, { count, number: number(count) }),
        }))}
      />
    </ChartFrame>
  );
}
