import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { limits } from '@halved/shared/limits';
import { keepPreviousData } from '@tanstack/react-query';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';
import { isFound, type StoryQuery } from './story-query.ts';

export interface Stories extends QueryResult<ResolutionStory[]>, PagedQuery {
  /**
   * True if the stories are the server's response to the current filters. False while stories that were loaded for
   * earlier filters are filtered on the device.
   */
  isCurrent: boolean;
}

/**
 * Stories, 20 at a time (docs/product.md §6.2). `requested` is the query that was sent to the server, `current` the one
 * in the filters. While they differ, the loaded stories are filtered by `current` on the device.
 */
export function useStories(requested: StoryQuery, current: StoryQuery): Stories {
  const { category, words } = requested;
  const { data, isPlaceholderData, ...query } = trpc.resolutions.stories.useInfiniteQuery(
    { limit: limits.stories.page, ...(category && { category }), ...(words && { query: words }) },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  const isCurrent = !isPlaceholderData && category === current.category && words === current.words;
  const loaded = data && uniqueById(data.pages.flatMap(({ stories }) => stories));
  return {
    ...query,
    isCurrent,
    data: isCurrent ? loaded : loaded?.filter((story) => isFound(story, current)),
  };
}
