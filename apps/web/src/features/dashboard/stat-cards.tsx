import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { FollowersFigure, ResolvedFigure, SharedFigure, WeekFigure } from '../../ui/composed/figures.tsx';
import { StatTiles } from '../../ui/composed/stat-tiles.tsx';

/** The four numbers at the head of the dashboard. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const { t } = useTranslation('dashboard');
  const number = useNumber();
  const tiles = [
    { label: t(($) => $.stats.total), value: stats && number(stats.totalWorries), figure: <SharedFigure /> },
    {
      label: t(($) => $.stats.resolved),
      value: stats && number(stats.resolvedWorries),
      figure: <ResolvedFigure />,
    },
    {
      label: t(($) => $.stats.followers),
      value: stats && number(stats.followersCount),
      figure: <FollowersFigure />,
      others: true,
    },
    { label: t(($) => $.stats.week), value: stats && number(stats.worriesThisWeek), figure: <WeekFigure /> },
  ];
  return <StatTiles label={t(($) => $.stats.label)} tiles={tiles} />;
}
