import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/number.ts';
import { cx } from '../../ui/cx.ts';
import { FollowersFigure, ResolvedFigure, SharedFigure, WeekFigure } from './figures.tsx';

/** The four numbers at the head of the dashboard; places for them while they are on their way. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const { t } = useTranslation('dashboard');
  const number = useNumber();
  const cards = [
    { label: t(($) => $.stats.total), count: stats?.totalWorries, figure: <SharedFigure /> },
    { label: t(($) => $.stats.resolved), count: stats?.resolvedWorries, figure: <ResolvedFigure /> },
    {
      label: t(($) => $.stats.followers),
      count: stats?.followersCount,
      figure: <FollowersFigure />,
      // Other people's slips carry the other corner.
      others: true,
    },
    { label: t(($) => $.stats.week), count: stats?.worriesThisWeek, figure: <WeekFigure /> },
  ];
  return (
    <ul aria-label={t(($) => $.stats.label)} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, count, figure, others = false }) => (
        <li
          key={label}
          className={cx(
            'slip grid gap-4 rounded-card p-4 sm:p-5',
            others ? 'rounded-se-tail bg-calm' : 'rounded-es-tail border border-hair bg-surface',
          )}
        >
          {figure}
          <div>
            <p className="min-h-10 font-voice text-display leading-none font-semibold tabular-nums">
              {count === undefined ? <Blank /> : number(count)}
            </p>
            <p className="mt-1 text-small text-muted">{label}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The place of a number that is on its way. */
export const Blank = () => (
  <span className="pulse inline-block h-7 w-12 rounded-full bg-calm" aria-hidden="true" />
);
