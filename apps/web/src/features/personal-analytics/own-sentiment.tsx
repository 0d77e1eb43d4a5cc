import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { sentimentLabel } from '@halved/shared/sentiment';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../lib/texts/dates.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { TrendChart } from '../../ui/charts/trend-chart.tsx';

/** The lowest, the middle and the highest sentiment that an analysis gives. */
const scale = [-1, 0, 1] as const;

/** How the member's worries sounded, week by week. The words are those of an analysis (docs/product.md §9.2). */
export function OwnSentiment({ weeks }: { weeks: PersonalAnalytics['sentiment'] }) {
  const { t } = useTranslation('personal');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const day = useDay();
  const shown = weeks.map(({ date, average, count }) => ({
    date,
    value: average,
    name: charts(($) => $.weeks.weekOf, { day: day(date) }),
    word: t(($) => $.sentiment[sentimentLabel(average)]),
    worries: charts(($) => $.worries, { count, number: number(count) }),
  }));
  const title = t(($) => $.sentiment.heading);
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.sentiment.lead)}
      state={shown.length > 0 ? 'ready' : 'empty'}
      empty={t(($) => $.sentiment.empty)}
      className="lg:col-span-2"
      table={{
        columns: [charts(($) => $.weeks.week), t(($) => $.sentiment.word), t(($) => $.worries)],
        rows: weeks.map(({ date, count }, index) => ({
          id: date,
          cells: [day(date), shown[index]?.word, number(count)],
        })),
      }}
    >
      <TrendChart
        label={title}
        points={shown.map(({ word, worries, ...point }) => ({ ...point, text: `${word}, ${worries}` }))}
        range={[-1, 1]}
        lines={scale}
        lineText={(value) => t(($) => $.sentiment[sentimentLabel(value)])}
        dayText={day}
      />
    </ChartFrame>
  );
}
