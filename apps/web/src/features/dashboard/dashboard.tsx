import type { User } from '@halved/shared/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { CommunitySupport } from './community-support.tsx';
import { NumbersLink } from './numbers-link.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { StatCards } from './stat-cards.tsx';
import { YourProgress } from './your-progress.tsx';

export interface DashboardProps {
  user: User;
  /** Renders the screen around the dashboard, including what is beside its heading. */
  frame: (content: ReactNode, action: ReactNode) => ReactNode;
  /** The latest check-in and the answers so far; undefined while they are loading. */
  checkIns: ReactNode | undefined;
}

/** A member's own numbers, latest posts, followers and followed members (docs/product.md §15.8). */
export function Dashboard({ user, frame, checkIns }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const failed = t(($) => $.failed);
  const showFailure = useShowFailure(failed);
  const query = trpc.dashboard.get.useQuery();
  const { data, error, isFetching, refetch } = query;

  const refresh = async () => {
    void invalidate(client, { queryKey: [['dashboard', 'stats']] });
    const result = await refetch();
    if (result.isError) showFailure(result.error);
  };
  if (!data && error) {
    return frame(<LoadFailed query={query} failed={failed} />, null);
  }
  const action = (
    <Button size="small" busy={isFetching} onClick={() => void refresh()}>
      {!isFetching && <RotateCw className="size-4 shrink-0" aria-hidden="true" />}
      {t(($) => $.refresh)}
    </Button>
  );
  return frame(
    <div className="grid gap-8">
      <StatCards stats={data?.stats} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {data ? (
          <RecentPosts worries={data.recentWorries} />
        ) : (
          <Skeleton label={t(($) => $.loading)} lines={2} />
        )}
        {data && checkIns !== undefined && (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
            {checkIns}
            <CommunitySupport stats={data.stats} username={user.username} />
            <YourProgress stats={data.stats} />
            <NumbersLink />
          </div>
        )}
      </div>
    </div>,
    action,
  );
}
