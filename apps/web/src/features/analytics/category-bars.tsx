import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { SentimentWord } from '../../ui/charts/sentiment-word.tsx';

export interface CategoryBarsProps {
  /** Undefined before their turn to be rendered. */
  categories: GeographicAnalytics['categories'] | undefined;
}

/** What people write about, the largest category first. */
export function CategoryBars({ categories }: CategoryBarsProps) {
  const { t } = useTranslation('analytics');
  const { t: charts } = useTranslation('charts');
  const { t: names } = useTranslation('categories');
  const number = useNumber();
  const sorted = [...(categories ?? [])].sort((one, other) => other.count - one.count);
  const heading = t(($) => $.categories.heading);
  return (
    <ChartFrame
      title={heading}
      lead={t(($) => $.categories.lead)}
      state={!categories ? 'loading' : sorted.length > 0 ? 'ready' : 'withheld'}
      table={{
        columns: [t(($) => $.categories.category), t(($) => $.regions.posts), t(($) => $.regions.sentiment)],
        rows: sorted.map(({ category, count, averageSentiment }) => ({
          id: category,
          cells: [
            names(($) => $.names[category]),
            number(count),
            <SentimentWord key="sentiment" average={averageSentiment} />,
          ],
        })),
      }}
    >
      <BarChart
        label={heading}
        bars={sorted.map(({ category, count, averageSentiment }) => ({
          id: category,
          label: names(($) => $.names[category]),
          value: count,
          text: charts(($) => $.worries, { count, number: number(count) }),
          beside: <SentimentWord average={averageSentiment} />,
        }))}
      />
    </ChartFrame>
  );
}
