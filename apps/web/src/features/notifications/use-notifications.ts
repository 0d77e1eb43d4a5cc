import { limits, times } from '@halved/shared/limits';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { whileOnFirstPage } from '../../lib/cache/query-client.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { usePolling } from '../../lib/server/polling.ts';
import { trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';
import type { NotificationPage } from './cache.ts';

/** The latest notifications for the bell, requested every 30 s while the tab is visible. */
export function useLatest(enabled: boolean): QueryResult<NotificationPage> {
  const { data, error, isPending, isError, isFetching, refetch } = trpc.notifications.list.useQuery(
    { limit: limits.notifications.bell },
    { enabled, refetchInterval: usePolling(times.notificationPollMs) },
  );
  // TanStack Query renders a component again only when a property that the component has read changes. The panel uses
  // all of these properties, so they are read here.
  return { data, error, isPending, isError, isFetching, refetch };
}

export interface NotificationPages extends QueryResult<{ pages: NotificationPage[] }>, PagedQuery {
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
}

/**
 * All notifications, 50 at a time. The list refreshes itself only while it has a single page, so that somebody who has
 * loaded more keeps their place.
 */
export function useAllNotifications(): NotificationPages {
  const refetchInterval = whileOnFirstPage(usePolling(times.notificationPollMs));
  return trpc.notifications.list.useInfiniteQuery(
    { limit: limits.notifications.page },
    {
      getNextPageParam: nextCursorOf,
      refetchInterval,
    },
  );
}
