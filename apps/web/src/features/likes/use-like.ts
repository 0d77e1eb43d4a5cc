import type { LikeStats } from '@halved/shared/contract/likes';
import type { Post } from '@halved/shared/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createOptimisticToggle, perClient } from '../../lib/cache/optimistic-toggle.ts';
import { cancelPostFetches, patchPost } from '../../lib/cache/post-cache.ts';
import { useUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';

const likesOf = perClient((client) =>
  createOptimisticToggle<LikeStats>({
    isOn: ({ isLiked }) => isLiked,
    // Adds one to the count of likes, or subtracts one (docs/product.md §5).
    toggled: ({ isLiked, likesCount }) => ({
      isLiked: !isLiked,
      likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)),
    }),
    send: (postId, like) => (like ? api.likes.like : api.likes.unlike).mutate({ postId }),
    show: (postId, stats) => patchPost(client, postId, (post) => ({ ...post, ...stats })),
  }),
);

/**
 * Likes or unlikes a post. The change shows at once. If the server refuses it, the change is undone and a message says
 * so (docs/product.md §5).
 */
export function useLike(): (post: Post) => Promise<void> {
  const client = useQueryClient();
  const user = useUser();
  const { t } = useTranslation('posts');
  const showFailure = useShowFailure(t(($) => $.like.failed));
  return async ({ id, isLiked, likesCount }) => {
    if (!user) return toast.error(t(($) => $.like.login));
    void cancelPostFetches(client);
    try {
      await likesOf(client).toggle(id, { isLiked, likesCount });
    } catch (error) {
      showFailure(error);
    }
  };
}
