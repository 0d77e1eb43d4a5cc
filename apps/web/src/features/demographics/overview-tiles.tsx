import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { FollowersFigure, PresentFigure, SharedFigure, SupportFigure } from '../../ui/composed/figures.tsx';
import { StatTiles } from '../../ui/composed/stat-tiles.tsx';

export interface OverviewTilesProps {
  /** Undefined while the numbers load. */
  overview: OverviewNumbers['overview'] | undefined;
}

/** The community in four numbers. */
export function OverviewTiles({ overview }: OverviewTilesProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const shown = (name: keyof OverviewNumbers['overview']) => {
    if (!overview) return undefined;
    const value = overview[name];
    return value === null ? (
      <span className="font-body text-base text-muted">{charts(($) => $.withheld.word)}</span>
    ) : (
      number(value)
    );
  };
  const tile = (name: keyof OverviewNumbers['overview'], figure: ReactNode) => ({
    label: t(($) => $.overview[name]),
    value: shown(name),
    figure,
    others: true,
  });
  return (
    <StatTiles
      label={t(($) => $.overview.label)}
      tiles={[
        tile('totalUsers', <FollowersFigure />),
        tile('activeUsers', <PresentFigure />),
        tile('totalWorries', <SharedFigure />),
        tile('averageWorriesPerUser', <SupportFigure />),
      ]}
    />
  );
}
