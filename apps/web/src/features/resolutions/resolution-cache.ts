import type { Post } from '@halved/shared/contract/posts';
import type { ResolutionInput } from '@halved/shared/contract/resolution-input';
import type { Resolution } from '@halved/shared/contract/resolutions';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { patchPost } from '../../lib/cache/post-cache.ts';
import { trpc } from '../../lib/server/trpc.ts';

const keyOf = (postId: string) => getQueryKey(trpc.resolutions.get, { postId }, 'query');

/** The resolution shown until the server has answered. */
export const pendingResolution = (post: Post, words: ResolutionInput, resolvedAt: string): Resolution => ({
  id: post.id,
  postId: post.id,
  copingMethods: words.copingMethods,
  resolutionStory: words.resolutionStory ?? null,
  helpfulnessRating: words.helpfulnessRating ?? null,
  resolvedAt,
  post: {
    id: post.id,
    worryPrompt: post.worryPrompt,
    shortContent: post.shortContent,
    sensitive: post.sensitive,
    longContent: post.longContent,
    longContentTruncated: post.longContentTruncated,
    privacyLevel: post.privacyLevel,
  },
});

/** Marks a post as resolved, or as open again, in every cached query. */
export function showResolution(client: QueryClient, postId: string, resolution: Resolution | null): void {
  if (resolution) client.setQueryData(keyOf(postId), resolution);
  patchPost(client, postId, (post) => ({ ...post, isResolved: resolution !== null }));
  if (!resolution) client.removeQueries({ queryKey: keyOf(postId) });
}

/** Remembers the post and its resolution. The returned function restores them if the server refuses the change. */
export function rememberResolution(client: QueryClient, { id, isResolved }: Post): () => void {
  const cached = client.getQueryData<Resolution>(keyOf(id));
  return () => {
    showResolution(client, id, isResolved && cached ? cached : null);
    if (isResolved) patchPost(client, id, (post) => ({ ...post, isResolved }));
  };
}

/** Invalidates what depends on the number of resolved posts: stories, statistics and the member's own numbers. */
export function refreshResolutions(client: QueryClient): void {
  refreshNumbers(client);
  for (const name of ['stories', 'stats', 'byUser', 'suggestions']) {
    void invalidate(client, { queryKey: [['resolutions', name]] });
  }
}
