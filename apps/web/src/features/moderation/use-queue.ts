import type { ModerationItem, QueueCounts } from '@halved/shared/contract/moderation';
import { limits, times } from '@halved/shared/limits';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { changePages } from '../../lib/cache/change-pages.ts';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { whileOnFirstPage } from '../../lib/cache/query-client.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { usePolling } from '../../lib/server/polling.ts';
import { trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';
import { countsWithout, inputOf, nameOfItem, type QueueView } from './queue-view.ts';

interface QueuePage {
  items: ModerationItem[];
  counts: QueueCounts;
}

export interface LoadedQueue {
  pages: QueryResult<{ pages: QueuePage[] }> & PagedQuery;
  items: ModerationItem[];
  /** Undefined until the counts have loaded. */
  counts: QueueCounts | undefined;
}

// The keys of the typed hooks: [['moderation', 'queue'], { input, type }].
const queueKey = { queryKey: [['moderation', 'queue']] };
const listKey = { queryKey: [['moderation', 'queue'], { type: 'infinite' }] };
const countKey = { queryKey: [['moderation', 'queue'], { type: 'query' }] };

/**
 * The queue, a page at a time. While only the first page is loaded and the tab is visible, it refreshes itself,
 * because other moderators decide too.
 */
export function useQueue(view: QueueView): LoadedQueue {
  const refetchInterval = whileOnFirstPage(usePolling(times.notificationPollMs));
  const pages = trpc.moderation.queue.useInfiniteQuery(
    { limit: limits.page.size, ...inputOf(view) },
    {
      getNextPageParam: nextCursorOf,
      refetchInterval,
    },
  );
  const itemsByKey = new Map(
    pages.data?.pages.flatMap((page) => page.items).map((item) => [nameOfItem(item), item] as const),
  );
  return { pages, items: [...itemsByKey.values()], counts: pages.data?.pages[0]?.counts };
}

/** Cancels requests in flight, because their responses predate the change and would undo it. */
export const cancelQueueFetches = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ ...queueKey, predicate: ({ state }) => state.data !== undefined });

export const refetchQueue = (client: QueryClient): Promise<void> => client.invalidateQueries(queueKey);

/** Replaces items wherever they are cached. */
function changeInQueue(client: QueryClient, change: (item: ModerationItem) => ModerationItem): void {
  changePages<QueuePage>(client, ['moderation', 'queue'], (page) => ({
    ...page,
    items: page.items.map(change),
  }));
}

/** Shows an item as the server has returned it. */
export const replaceInQueue = (client: QueryClient, changed: ModerationItem): void =>
  changeInQueue(client, (item) => (nameOfItem(item) === nameOfItem(changed) ? changed : item));

/** Shows at every item of an author whether they are suspended. */
export const replaceAuthorInQueue = (
  client: QueryClient,
  authorId: string,
  isAuthorSuspended: boolean,
): void =>
  changeInQueue(client, (item) => (item.author?.id === authorId ? { ...item, isAuthorSuspended } : item));

/** Every item of the queue that is cached. */
export const cachedItems = (client: QueryClient): ModerationItem[] =>
  client
    .getQueriesData<InfiniteData<QueuePage>>(listKey)
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);

/** Removes a decided or deleted item from every cached part of the queue and from its counts. */
export function removeFromQueue(client: QueryClient, removed: ModerationItem): void {
  const isRemoved = (item: ModerationItem) => nameOfItem(item) === nameOfItem(removed);
  client.setQueriesData<QueuePage>(
    countKey,
    (page) => page && { ...page, counts: countsWithout(page.counts, [removed]) },
  );
  client.setQueriesData<InfiniteData<QueuePage>>(listKey, (data) => {
    if (!data?.pages.some(({ items }) => items.some(isRemoved))) return data;
    return {
      ...data,
      pages: data.pages.map(({ items, counts, ...page }) => ({
        ...page,
        items: items.filter((item) => !isRemoved(item)),
        counts: countsWithout(counts, [removed]),
      })),
    };
  });
}
