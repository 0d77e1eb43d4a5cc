import type { LikeStats } from '@halved/shared/contract/likes';
import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createSettler, type Settler } from '../../lib/cache/optimistic-toggle.ts';
import { holdAnswers, patchPost } from '../../lib/cache/post-cache.ts';
import { useUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

const settlers = new WeakMap<QueryClient, Settler<LikeStats>>();

/** One settler to a cache: two cards of the same worry share what is under way. */
function settlerOf(client: QueryClient): Settler<LikeStats> {
  const known = settlers.get(client);
  if (known) return known;
  const settler = createSettler<LikeStats>({
    isOn: ({ isLiked }) => isLiked,
    // The count one up or one down (docs/product.md §5).
    turned: ({ isLiked, likesCount }) => ({
      isLiked: !isLiked,
      likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)),
    }),
    turn: (postId, like) => (like ? api.likes.like : api.likes.unlike).mutate({ postId }),
    show: (postId, stats) => patchPost(client, postId, (post) => ({ ...post, ...stats })),
  });
  settlers.set(client, settler);
  return settler;
}

/** Likes or unlikes a worry: at once, and taken back with the catalogue's message when refused (docs/product.md §5). */
export function useLike(): (post: Post) => Promise<void> {
  const client = useQueryClient();
  const user = useUser();
  const failure = useFailureText();
  const { t } = useTranslation('posts');
  return async ({ id, isLiked, likesCount }) => {
    if (!user) return toast.error(t(($) => $.like.login));
    void holdAnswers(client);
    try {
      await settlerOf(client).toggle(id, { isLiked, likesCount });
    } catch (error) {
      toast.error(
        failure(
          error,
          t(($) => $.like.failed),
        ),
      );
    }
  };
}
