import type { HeatmapCells } from '@halved/shared/contract/demographic-reports';
import type { TimeRange } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { hours, useWeekTimes, weekdays } from '../../lib/texts/week-times.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { HeatMap } from '../../ui/charts/heat-map.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { useHeatmap } from './use-demographics.ts';

/** By weekday and hour; null where a cell is withheld. */
const countsOf = (cells: HeatmapCells['cells']): (number | null)[][] =>
  weekdays.map((day) =>
    hours.map((hour) => cells.find((cell) => cell.dayOfWeek === day && cell.hour === hour)?.count ?? null),
  );

export interface WhenMapProps {
  range: TimeRange;
  /** Whether the map is to be rendered now. Before that it looks as if it were loading. */
  isInTurn: boolean;
}

/** When people write, by day and hour. */
export function WhenMap({ range, isInTurn }: WhenMapProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const times = useWeekTimes();
  const query = useHeatmap(range);
  const { data, isError } = query;
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  const cells = isInTurn ? data?.cells : undefined;
  const counts = countsOf(cells ?? []);
  const words = (count: number | null) =>
    count === null
      ? charts(($) => $.withheld.word)
      : charts(($) => $.worries, { count, number: number(count) });
  const title = t(($) => $.heatMap.heading);
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.heatMap.lead)}
      state={!cells ? 'loading' : cells.length > 0 ? 'ready' : 'withheld'}
      reserve="large"
      table={{
        columns: [t(($) => $.hours.hour), ...weekdays.map(times.day)],
        rows: hours.map((hour) => ({
          id: String(hour),
          cells: [
            times.wholeHour(hour),
            ...weekdays.map((_, row) => {
              const count = counts[row]?.[hour] ?? null;
              return count === null ? words(null) : number(count);
            }),
          ],
        })),
      }}
    >
      <HeatMap
        label={title}
        rows={weekdays.map(times.shortDay)}
        columns={hours.map(times.rareHour)}
        values={counts}
        describe={(row, hour, count) =>
          t(($) => $.heatMap.cell, {
            day: times.day(weekdays[row] ?? 0),
            hour: times.wholeHour(hour),
            worries: words(count),
          })
        }
        legend={[t(($) => $.heatMap.few), t(($) => $.heatMap.many)]}
      />
    </ChartFrame>
  );
}
