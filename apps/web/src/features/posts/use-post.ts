import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { knownPost } from '../../lib/cache/post-cache.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

/** One post. Until the server answers, the result is what a cached list contains of the post. */
export function usePost(id: string): QueryResult<Post> {
  const client = useQueryClient();
  return trpc.posts.get.useQuery(
    { id },
    { initialData: () => knownPost(client, id), initialDataUpdatedAt: 0 },
  );
}

/** A post with its whole long text; undefined while only the beginning is known from a list. */
export function useWholePost(post: Post): { wholePost: Post | undefined; query: QueryResult<Post> } {
  const query = trpc.posts.get.useQuery({ id: post.id }, { enabled: post.longContentTruncated });
  const latest = post.longContentTruncated ? query.data : post;
  return { wholePost: latest?.longContentTruncated ? undefined : latest, query };
}

/** Requests a post before its screen opens. */
export const prefetchPost = (client: QueryClient, id: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: getQueryKey(trpc.posts.get, { id }, 'query'),
    queryFn: () => api.posts.get.query({ id }),
  });
