import { feedCachePages, times } from '@halved/shared/limits';
import { QueryClient } from '@tanstack/react-query';
import { errorData, isWaking } from '../server/api-error.ts';
import { wokeUp } from '../server/wake.ts';
import { sendQueuedWrites } from '../server/write-queue.ts';

/** The wait before the one retry while the server wakes (docs/product.md §10.2). */
const wakeRetryMs = 2_000;
const serverErrors = 500;

/** Once, and only where asking again can help: the server's "no" stays a no. */
function retryOnce(failures: number, error: unknown): boolean {
  const data = errorData(error);
  return failures < 1 && (!data || data.status >= serverErrors);
}

/** Spread into every infinite query of worries: at most 50 pages are kept (docs/product.md §10.2). */
export const feedPaging = { maxPages: feedCachePages } as const;

/** Retry once, no refetch on focus, five minutes in memory (docs/product.md §10.2). */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryOnce,
        retryDelay: (_, error) => (isWaking(error) ? wakeRetryMs : 0),
        refetchOnWindowFocus: false,
        gcTime: times.feedCacheMs,
        staleTime: times.feedRefreshMs,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What waited to be sent comes first: an answer from before it would undo what the screen shows.
  wokeUp.on(() => {
    void sendQueuedWrites().then(() =>
      client.refetchQueries({ predicate: (query) => query.state.status === 'error' }),
    );
  });
  return client;
}

export const queryClient = createQueryClient();

/** At a sign-in, a sign-out or a block: what one person saw is gone, what is on screen is asked anew. */
export function forgetCache(client: QueryClient = queryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}
