import { feedCachePages, times } from '@halved/shared/limits';
import { QueryClient } from '@tanstack/react-query';
import { busySeconds, errorData, isWaking } from '../server/api-error.ts';
import { forgetReads, takeServed } from '../server/kept-reads.ts';
import { isServerError } from '../server/statuses.ts';
import { busyDelayMs, wokeUp } from '../server/wake.ts';
import { sendQueuedWrites } from '../server/write-queue.ts';

/** Retries once after a network failure or a server error. A refusal of the server is not retried. */
function retryOnce(failures: number, error: unknown): boolean {
  const data = errorData(error);
  return failures < 1 && (!data || isServerError(data.status));
}

/**
 * How long the retry waits: the time that a busy server asked for, else two seconds while the server wakes, else no
 * time.
 */
function retryDelayMs(_failures: number, error: unknown): number {
  const seconds = busySeconds(error);
  if (seconds) return busyDelayMs(seconds);
  return isWaking(error) ? times.wakeRetryMs : 0;
}

/**
 * A query client that retries once, does not refetch on focus and keeps data for five minutes (docs/product.md §10.2).
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryOnce,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        gcTime: times.feedCacheMs,
        staleTime: times.feedRefreshMs,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Waiting writes are sent first. Otherwise the responses to the reads would undo on screen what the writes have
  // changed.
  wokeUp.on(() => {
    void sendQueuedWrites().then(() => {
      if (takeServed()) void client.invalidateQueries();
      return client.refetchQueries({ predicate: (query) => query.state.status === 'error' });
    });
  });
  return client;
}

export const queryClient = createQueryClient();

/** Clears the cache at a sign-in, a sign-out or a block, and refetches what is on screen. */
export function forgetCache(client: QueryClient = queryClient): void {
  forgetReads('feed');
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}

interface PagedQueryState {
  state: { data: { pages: unknown[] } | undefined };
}

const isOnFirstPage = ({ state }: PagedQueryState): boolean => (state.data?.pages.length ?? 0) <= 1;

/**
 * The options of every infinite query of posts: at most 50 pages are kept, and somebody who comes back to one of the
 * further pages finds the list as they left it (docs/product.md §10.2).
 */
export const feedPaging = {
  maxPages: feedCachePages,
  staleTime: (query: PagedQueryState) => (isOnFirstPage(query) ? times.feedRefreshMs : Infinity),
} as const;

/**
 * The `refetchInterval` of a list that is loaded a page at a time: it refreshes itself only while it has at most one
 * page, so that somebody further down keeps their place (docs/product.md §10.2). `pollMs` comes from `usePolling`.
 */
export const whileOnFirstPage =
  (pollMs: number | false) =>
  (query: PagedQueryState): number | false =>
    isOnFirstPage(query) ? pollMs : false;
