import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Asked } from '../../lib/asked.ts';
import { knownPost } from '../../lib/post-cache.ts';
import { api, trpc } from '../../lib/trpc.ts';

/** One worry; what a list has of it already stands there at once, while the server is asked. */
export function usePost(id: string): Asked<Post> {
  const client = useQueryClient();
  return trpc.posts.get.useQuery(
    { id },
    { initialData: () => knownPost(client, id), initialDataUpdatedAt: 0 },
  );
}

/** Asks for a worry ahead of its screen. */
export const askPost = (client: QueryClient, id: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: getQueryKey(trpc.posts.get, { id }, 'query'),
    queryFn: () => api.posts.get.query({ id }),
  });
