import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { limits } from '@halved/shared/limits';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';
import { isFound, type StoryQuery } from './story-query.ts';

export interface Stories extends QueryResult<ResolutionStory[]>, PagedQuery {
  /**
   * True if the stories are the server's response to the current filters. False while stories that were loaded for
   * earlier filters are filtered on the device.
   */
  isCurrent: boolean;
}

const limit = limits.stories.page;

/** Requests the first page of all stories, and the statistics above them, before their screen opens. */
export async function prefetchStories(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchInfiniteQuery({
      queryKey: getQueryKey(trpc.resolutions.stories, { limit }, 'infinite'),
      queryFn: () => api.resolutions.stories.query({ limit }),
      initialPageParam: null,
    }),
    client.prefetchQuery({
      queryKey: getQueryKey(trpc.resolutions.stats, undefined, 'query'),
      queryFn: () => api.resolutions.stats.query(),
    }),
  ]);
}

/**
 * Stories, 20 at a time (docs/product.md §6.2). `requested` is the query that was sent to the server, `current` the one
 * in the filters. While they differ, the loaded stories are filtered by `current` on the device.
 */
export function useStories(requested: StoryQuery, current: StoryQuery): Stories {
  const { category, words } = requested;
  const { data, isPlaceholderData, ...query } = trpc.resolutions.stories.useInfiniteQuery(
    { limit, ...(category && { category }), ...(words && { query: words }) },
    { getNextPageParam: nextCursorOf, placeholderData: keepPreviousData },
  );
  const isCurrent = !isPlaceholderData && category === current.category && words === current.words;
  const loaded = data && uniqueById(data.pages.flatMap(({ stories }) => stories));
  return {
    ...query,
    isCurrent,
    data: isCurrent ? loaded : loaded?.filter((story) => isFound(story, current)),
  };
}
