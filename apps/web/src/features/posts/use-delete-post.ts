import type { Post } from '@halved/shared/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hidePost } from '../../lib/cache/hidden-posts.ts';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { cancelPostFetches, forgetPost, removePost } from '../../lib/cache/post-cache.ts';
import { ignoreNotFound } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { removeDraftsAbout } from '../../lib/writing/drafts-about.ts';

/**
 * Deletes one's own post. It disappears at once, and returns if the member takes the deletion back, or the server refuses
 * (docs/product.md §10.3).
 */
export function useDeletePost() {
  const client = useQueryClient();
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  return useOptimisticWrite({
    send: ({ id }: Post) => api.posts.remove.mutate({ id }).catch(ignoreNotFound),
    show: ({ id }) => hidePost(id),
    undoOf: () => ({ text: t(($) => $.done.deleting), label: common(($) => $.actions.undo) }),
    onSuccess: (_, { id, userId }, showAgain) => {
      void cancelPostFetches(client);
      removePost(client, id);
      showAgain();
      forgetPost(client, id);
      removeDraftsAbout(userId, id);
      refreshNumbers(client);
      toast.success(t(($) => $.done.deleted));
    },
    failed: () => t(($) => $.failed.delete),
  });
}
