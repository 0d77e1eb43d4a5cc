import type { AdminOverview } from '@halved/shared/contract/admin';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../lib/texts/dates.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { TrendChart } from '../../ui/charts/trend-chart.tsx';

/** New members, public worries and comments of the last 30 days, day by day. */
export function OverviewCharts({ days }: Pick<AdminOverview, 'days'>) {
  const { t } = useTranslation('admin');
  const day = useDay();
  const number = useNumber();
  const series = [
    { key: 'members', title: t(($) => $.charts.members) },
    { key: 'worries', title: t(($) => $.charts.worries) },
    { key: 'comments', title: t(($) => $.charts.comments) },
  ] as const;
  const isEmpty = days.every((one) => one.members + one.worries + one.comments === 0);
  return (
    <ChartFrame
      title={t(($) => $.charts.title)}
      lead={t(($) => $.charts.lead)}
      state={isEmpty ? 'empty' : 'ready'}
      table={{
        columns: [t(($) => $.charts.day), ...series.map(({ title }) => title)],
        rows: days.map((one) => ({
          id: one.date,
          cells: [day(one.date), ...series.map(({ key }) => number(one[key]))],
        })),
      }}
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {series.map(({ key, title }) => (
          <div key={key} className="grid min-w-0 content-start gap-1">
            <h3 className="text-large">{title}</h3>
            <TrendChart
              label={title}
              size="small"
              stepDays={1}
              dayText={day}
              points={days.map((one) => ({
                date: one.date,
                name: day(one.date),
                value: one[key],
                text: number(one[key]),
              }))}
            />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
