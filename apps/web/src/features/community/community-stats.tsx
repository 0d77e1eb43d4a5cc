import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { FollowersFigure, PresentFigure, SupportFigure, WeekFigure } from '../../ui/composed/figures.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { StatTiles } from '../../ui/composed/stat-tiles.tsx';

/** Four numbers about the community (docs/product.md §15.9). */
export function CommunityStats() {
  const { t } = useTranslation('community');
  const number = useNumber();
  const stats = trpc.community.stats.useQuery();
  const { data, isError } = stats;
  if (!data && isError) {
    return <LoadFailed query={stats} failed={t(($) => $.stats.failed)} />;
  }
  const tiles = [
    {
      label: t(($) => $.stats.members),
      value: data && number(data.totalUsers),
      figure: <FollowersFigure />,
      others: true,
    },
    { label: t(($) => $.stats.posts), value: data && number(data.postsToday), figure: <WeekFigure /> },
    { label: t(($) => $.stats.support), value: data && number(data.supportGiven), figure: <SupportFigure /> },
    {
      label: t(($) => $.stats.active),
      value: data && number(data.activeNow),
      figure: <PresentFigure />,
      others: true,
    },
  ];
  return <StatTiles label={t(($) => $.stats.label)} tiles={tiles} />;
}
