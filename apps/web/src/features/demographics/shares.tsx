import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { usePercent } from '../../lib/texts/percent.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';

export interface SharesProps {
  title: string;
  lead: string;
  /** What the parts are called, as the head of the table's first column. */
  partName: string;
  /** The parts of a whole; null if they are withheld, undefined while they load. */
  parts: readonly { id: string; label: string; count: number }[] | null | undefined;
  reserve: 'small' | 'medium';
  children?: ReactNode;
}

/** How a number is divided into parts, each with its count and its share. */
export function Shares({ title, lead, partName, parts, reserve, children }: SharesProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const percent = usePercent();
  const whole = (parts ?? []).reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => percent(whole > 0 ? (count / whole) * 100 : 0);
  return (
    <ChartFrame
      title={title}
      lead={lead}
      state={stateOf(parts)}
      reserve={reserve}
      table={{
        columns: [partName, t(($) => $.worries), t(($) => $.share)],
        rows: (parts ?? []).map(({ id, label, count }) => ({
          id,
          cells: [label, number(count), shareOf(count)],
        })),
      }}
    >
      {children}
      <BarChart
        label={title}
        bars={(parts ?? []).map(({ id, label, count }) => ({
          id,
          label,
          value: count,
          text: charts(($) => $.worries, { count, number: number(count) }),
          beside: <span className="text-small text-muted">{shareOf(count)}</span>,
        }))}
      />
    </ChartFrame>
  );
}

const stateOf = (parts: object | null | undefined) => {
  if (parts === undefined) return 'loading';
  return parts === null ? 'withheld' : 'ready';
};
