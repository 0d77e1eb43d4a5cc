import type { PostPage } from '@halved/shared/contract/posts';
import { limits, times } from '@halved/shared/limits';
import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { feedPaging, whileOnFirstPage } from '../../lib/cache/query-client.ts';
import { usePolling } from '../../lib/server/polling.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import type { PrivacyFilter } from './feed-query.ts';
import { beginsAtTop, firstPage, type PostPages } from './post-pages.ts';
import { useFirstPageFirst } from './use-first-page-first.ts';

/** A list, and how to load it again from its first page. */
export interface Feed {
  pages: PostPages;
  refresh: () => Promise<void>;
}

const paging = { ...feedPaging, getNextPageParam: nextCursorOf };
const limit = limits.page.size;

/**
 * Goes back to the first page. The page stays readable while it is requested again, unless the cache has dropped it.
 */
function useRefresh(queryKey: QueryKey, pages: PostPages): Feed {
  const client = useQueryClient();
  const refresh = async () => {
    if (!beginsAtTop(pages.data)) return client.resetQueries({ queryKey, exact: true });
    client.setQueryData<InfiniteData<PostPage>>(queryKey, firstPage);
    await pages.refetch();
  };
  return { pages, refresh };
}

/** Requests the first page of all posts before its screen opens. */
export const prefetchFeed = (client: QueryClient): Promise<void> =>
  client.prefetchInfiniteQuery({
    queryKey: getQueryKey(trpc.posts.list, { limit }, 'infinite'),
    queryFn: () => api.posts.list.query({ limit }),
    initialPageParam: null,
  });

/**
 * All posts that the viewer may see, or those that contain the words. The first page without words uses the request
 * that the HTML document started.
 */
export function useAllFeed(privacyLevel: PrivacyFilter, query = ''): Feed {
  const input = { limit, ...(privacyLevel !== 'all' && { privacyLevel }), ...(query && { query }) };
  const whileReading = whileOnFirstPage(usePolling(times.feedRefreshMs));
  // A search is not repeated by itself, because it looks through many posts.
  const refetchInterval = query ? false : whileReading;
  const queryKey = getQueryKey(trpc.posts.list, input, 'infinite');
  useFirstPageFirst(queryKey);
  const pages = trpc.posts.list.useInfiniteQuery(input, { ...paging, refetchInterval });
  return useRefresh(queryKey, pages);
}

/** Posts by the members whom the viewer follows. */
export function useFollowingFeed(): Feed {
  const refetchInterval = whileOnFirstPage(usePolling(times.feedRefreshMs));
  const queryKey = getQueryKey(trpc.posts.personalized, { limit }, 'infinite');
  useFirstPageFirst(queryKey);
  const pages = trpc.posts.personalized.useInfiniteQuery({ limit }, { ...paging, refetchInterval });
  return useRefresh(queryKey, pages);
}

/** Posts by members whom the viewer does not follow yet. */
export function useDiscoverFeed(): Feed {
  const refetchInterval = whileOnFirstPage(usePolling(times.feedRefreshMs));
  const queryKey = getQueryKey(trpc.posts.discovery, { limit }, 'infinite');
  useFirstPageFirst(queryKey);
  const pages = trpc.posts.discovery.useInfiniteQuery({ limit }, { ...paging, refetchInterval });
  return useRefresh(queryKey, pages);
}

/** Requests the first page of another member's posts before their profile opens. */
export const prefetchMemberPosts = (client: QueryClient, userId: string): Promise<void> =>
  client.prefetchInfiniteQuery({
    queryKey: getQueryKey(trpc.posts.byUser, { userId, limit }, 'infinite'),
    queryFn: () => api.posts.byUser.query({ userId, limit }),
    initialPageParam: null,
  });

/** One member's posts. The viewer's own posts include those that are not published yet. */
export function useMemberPosts(userId: string, own: boolean): Feed {
  const input = own ? { userId, limit, includeScheduled: true } : { userId, limit };
  const queryKey = getQueryKey(trpc.posts.byUser, input, 'infinite');
  useFirstPageFirst(queryKey);
  const pages = trpc.posts.byUser.useInfiniteQuery(input, paging);
  return useRefresh(queryKey, pages);
}
