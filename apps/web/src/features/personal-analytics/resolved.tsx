import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';

/** What the member resolved, how long it took, and what helped how much. */
export function Resolved({ resolutions, methods }: Pick<PersonalAnalytics, 'resolutions' | 'methods'>) {
  const { t } = useTranslation('personal');
  const number = useNumber();
  const { total, averageDays } = resolutions;
  const title = t(($) => $.resolved.heading);
  const daysText = (days: number) =>
    days < 1 ? t(($) => $.resolved.soon) : t(($) => $.resolved.days, { count: days, number: number(days) });
  const helpOf = (average: number | null) =>
    average === null
      ? t(($) => $.resolved.unrated)
      : t(($) => $.resolved.helped, { stars: number(average), most: limits.helpfulness.max });
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.resolved.lead)}
      state={total > 0 || methods.length > 0 ? 'ready' : 'empty'}
      empty={t(($) => $.resolved.empty)}
      reserve="small"
      table={{
        columns: [t(($) => $.resolved.method), t(($) => $.resolved.used), t(($) => $.resolved.help)],
        rows: methods.map(({ method, count, averageHelpfulness }) => ({
          id: method,
          cells: [<bdi key="method">{method}</bdi>, number(count), helpOf(averageHelpfulness)],
        })),
      }}
    >
      <p>
        {t(($) => $.resolved.total, { count: total, number: number(total) })}{' '}
        {averageDays !== null && daysText(averageDays)}
      </p>
      <BarChart
        label={title}
        bars={methods.map(({ method, count, averageHelpfulness }) => ({
          id: method,
          label: method,
          value: count,
          text: t(($) => $.resolved.times, { count, number: number(count) }),
          beside: <span className="text-small text-muted">{helpOf(averageHelpfulness)}</span>,
        }))}
      />
    </ChartFrame>
  );
}
