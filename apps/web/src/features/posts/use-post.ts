import type { Post } from '@halved/shared/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import type { Asked } from '../../lib/asked.ts';
import { knownPost } from '../../lib/post-cache.ts';
import { trpc } from '../../lib/trpc.ts';

/** One worry; what a list has of it already stands there at once, while the server is asked. */
export function usePost(id: string): Asked<Post> {
  const client = useQueryClient();
  return trpc.posts.get.useQuery(
    { id },
    { initialData: () => knownPost(client, id), initialDataUpdatedAt: 0 },
  );
}
