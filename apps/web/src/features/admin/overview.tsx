import type { AdminOverview } from '@halved/shared/contract/admin';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { FollowersFigure, ResolvedFigure, SharedFigure, SupportFigure } from '../../ui/composed/figures.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { StatTiles } from '../../ui/composed/stat-tiles.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ServerFacts } from './server-facts.tsx';
import { WhatWaits } from './what-waits.tsx';

// The charts are loaded separately, because they are below the first screen.
const OverviewCharts = lazyPart(
  () => import('./overview-charts.tsx'),
  (part) => part.OverviewCharts,
);

/** What waits, the numbers of today and of the last 30 days, and how the server does. */
export function Overview() {
  const { t } = useTranslation('admin');
  const query = trpc.admin.overview.useQuery();
  if (query.isPending) return <Skeleton label={t(($) => $.overview.loading)} />;
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.overview.failed)} />;
  const overview = query.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <WhatWaits overview={overview} />
      <Numbers overview={overview} />
      <Suspense fallback={<Skeleton label={t(($) => $.overview.loading)} count={1} />}>
        <OverviewCharts days={overview.days} />
      </Suspense>
      <ServerFacts overview={overview} />
    </div>
  );
}

function Numbers({ overview: { members, worries, comments } }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  return (
    <StatTiles
      label={t(($) => $.overview.numbers)}
      tiles={[
        {
          label: t(($) => $.overview.members, { today: number(members.today) }),
          value: number(members.total),
          figure: <FollowersFigure />,
          others: true,
        },
        {
          label: t(($) => $.overview.suspended),
          value: number(members.suspended),
          figure: <SupportFigure />,
          others: true,
        },
        {
          label: t(($) => $.overview.worries, { recent: number(worries.last30Days) }),
          value: number(worries.today),
          figure: <SharedFigure />,
        },
        {
          label: t(($) => $.overview.comments, { recent: number(comments.last30Days) }),
          value: number(comments.today),
          figure: <ResolvedFigure />,
        },
      ]}
    />
  );
}
