import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { knownPost } from '../../lib/cache/post-cache.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

/** One worry; what a list has of it already stands there at once, while the server is asked. */
export function usePost(id: string): QueryResult<Post> {
  const client = useQueryClient();
  return trpc.posts.get.useQuery(
    { id },
    { initialData: () => knownPost(client, id), initialDataUpdatedAt: 0 },
  );
}

/** A worry with all of its long text, of which a list has the beginning; undefined until that has come. */
export function useWhole(post: Post): { whole: Post | undefined; query: QueryResult<Post> } {
  const query = trpc.posts.get.useQuery({ id: post.id }, { enabled: post.longContentTruncated });
  const known = post.longContentTruncated ? query.data : post;
  return { whole: known?.longContentTruncated ? undefined : known, query };
}

/** Asks for a worry ahead of its screen. */
export const askPost = (client: QueryClient, id: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: getQueryKey(trpc.posts.get, { id }, 'query'),
    queryFn: () => api.posts.get.query({ id }),
  });
