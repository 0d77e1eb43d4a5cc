import type { PastProgress } from '@halved/shared/contract/wellness';
import { limits } from '@halved/shared/limits';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';

const limit = limits.page.size;

interface HistoryPage {
  progress: PastProgress[];
  nextCursor: string | null;
}

interface LatestProgress extends QueryResult<HistoryPage> {
  isFetched: boolean;
}

interface HistoryPages extends QueryResult<{ pages: HistoryPage[] }>, PagedQuery {}

/** The latest exercises that the member has begun. */
export const useLatestProgress = (): LatestProgress => trpc.wellness.history.useQuery({ limit });

/** Requests the latest exercises before a screen opens that shows them. */
export const prefetchLatestProgress = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({
    queryKey: getQueryKey(trpc.wellness.history, { limit }, 'query'),
    queryFn: () => api.wellness.history.query({ limit }),
  });

/** All exercises that the member has begun, the latest first, a page at a time. */
export const useHistory = (): HistoryPages =>
  trpc.wellness.history.useInfiniteQuery({ limit }, { getNextPageParam: nextCursorOf });

/** The last time that the member completed an exercise, if it is on the first page of the history. */
export const useLastTime = (exerciseId: string): PastProgress | undefined =>
  useLatestProgress().data?.progress.find(
    (progress) => progress.exerciseId === exerciseId && progress.completed,
  );
