import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { hours, useWeekTimes, weekdays } from '../../lib/texts/week-times.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';

type Patterns = OverviewNumbers['temporalPatterns'];

/** When people write: worries on an average day of the week, and in an average hour of the day. */
export function DaysAndHours({ patterns }: { patterns: Patterns | undefined }) {
  const { t } = useTranslation('demographics');
  const times = useWeekTimes();
  const averageOn = (day: number) =>
    patterns?.dailyActivity.find(({ dayOfWeek }) => dayOfWeek === day)?.averageActivity;
  const averageAt = (hour: number) =>
    patterns?.hourlyActivity.find((entry) => entry.hour === hour)?.averageActivity;
  return (
    <>
      <Activity
        title={t(($) => $.days.heading)}
        lead={t(($) => $.days.lead)}
        timeName={t(($) => $.days.day)}
        isLoading={!patterns}
        columns={weekdays.map((day) => ({
          id: String(day),
          name: times.day(day),
          label: times.columnDay(day),
          average: averageOn(day),
        }))}
      />
      <Activity
        title={t(($) => $.hours.heading)}
        lead={t(($) => $.hours.lead)}
        timeName={t(($) => $.hours.hour)}
        isLoading={!patterns}
        columns={hours.map((hour) => ({
          id: String(hour),
          name: times.wholeHour(hour),
          label: times.rareHour(hour),
          average: averageAt(hour),
        }))}
      />
    </>
  );
}

interface ActivityProps {
  title: string;
  lead: string;
  /** The head of the table's first column. */
  timeName: string;
  isLoading: boolean;
  columns: readonly {
    id: string;
    name: string;
    label: string;
    /** Undefined if it is withheld. */
    average: number | undefined;
  }[];
}

function Activity({ title, lead, timeName, isLoading, columns }: ActivityProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const shown = columns.map(({ average, ...column }) => ({
    ...column,
    value: average ?? null,
    text:
      average === undefined
        ? charts(($) => $.withheld.word)
        : charts(($) => $.worries, { count: average, number: number(average) }),
  }));
  const isWithheld = shown.every(({ value }) => value === null);
  return (
    <ChartFrame
      title={title}
      lead={lead}
      state={isLoading ? 'loading' : isWithheld ? 'withheld' : 'ready'}
      reserve="large"
      table={{
        columns: [timeName, t(($) => $.average)],
        rows: shown.map(({ id, name, value, text }) => ({
          id,
          cells: [name, value === null ? text : number(value)],
        })),
      }}
    >
      <ColumnChart label={title} columns={shown} />
    </ChartFrame>
  );
}
