import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../lib/texts/dates.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { axisValues } from './axis.ts';
import { ChangeWord } from './change-word.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { Span } from './trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { largestTrends, weeksOf } from './trends.ts';

export interface CategoryTrendsProps {
  /** All categories; undefined while they load. */
  trends: readonly CategoryTrend[] | undefined;
  /** What the numbers count. */
  lead: string;
  /** Why there may be no numbers. */
  empty: string;
  /** Whether the numbers are still those of another choice. */
  isOld: boolean;
}

/** How often the largest categories were written about, each in a small chart of the same height. */
export function CategoryTrends({ trends, lead, empty, isOld }: CategoryTrendsProps) {
  const { t } = useTranslation('charts');
  const { t: names } = useTranslation('categories');
  const number = useNumber();
  const day = useDay();
  const largest = largestTrends(trends ?? []);
  const weeks = weeksOf(largest);
  const span: Span = [weeks[0] ?? '', weeks.at(-1) ?? ''];
  const countIn = ({ points }: CategoryTrend, week: string) => {
    const point = points.find(({ date }) => date === week);
    return point ? number(point.count) : t(($) => $.withheld.word);
  };
  return (
    <ChartFrame
      title={t(($) => $.weeks.heading)}
      lead={lead}
      state={stateOf(trends, largest)}
      empty={empty}
      reserve="large"
      table={{
        columns: [t(($) => $.weeks.week), ...largest.map(({ category }) => names(($) => $.names[category]))],
        rows: weeks.map((week) => ({
          id: week,
          cells: [day(week), ...largest.map((trend) => countIn(trend, week))],
        })),
      }}
    >
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2" aria-busy={isOld}>
        {largest.map((trend) => (
          <li key={trend.category}>
            <Trend trend={trend} highest={highestOf(largest)} span={span} />
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

const stateOf = (trends: object | undefined, largest: readonly CategoryTrend[]) => {
  if (!trends) return 'loading';
  return largest.length > 0 ? 'ready' : 'empty';
};

/** All charts have the scale of the largest and the same weeks, so that they can be compared. */
const highestOf = (trends: readonly CategoryTrend[]): number =>
  Math.max(...trends.flatMap(({ points }) => points.map(({ count }) => count)), 0);

interface TrendProps {
  trend: CategoryTrend;
  highest: number;
  span: Span;
}

function Trend({ trend, highest, span }: TrendProps) {
  const { t } = useTranslation('charts');
  const { t: names } = useTranslation('categories');
  const number = useNumber();
  const day = useDay();
  const id = useId();
  const name = names(($) => $.names[trend.category]);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-1">
      <h3
        id={id}
        className="flex flex-wrap items-baseline justify-between gap-x-3 font-body text-base leading-snug"
      >
        {name}
        <span className="font-normal">
          <ChangeWord change={trend.change} />
        </span>
      </h3>
      <TrendChart
        label={name}
        size="small"
        span={span}
        lines={axisValues(highest)}
        points={trend.points.map(({ date, count }) => ({
          date,
          name: t(($) => $.weeks.weekOf, { day: day(date) }),
          value: count,
          text: t(($) => $.worries, { count, number: number(count) }),
        }))}
        dayText={day}
      />
    </section>
  );
}
