import type { Post } from '@halved/shared/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { cancelPostFetches, forgetPost, rememberPosts, removePost } from '../../lib/cache/post-cache.ts';
import { ignoreNotFound } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

/** Deletes one's own post. It disappears at once, and returns if the server refuses (docs/product.md §10.3). */
export function useDeletePost() {
  const client = useQueryClient();
  const { t } = useTranslation('posts');
  return useOptimisticWrite({
    send: ({ id }: Post) => api.posts.remove.mutate({ id }).catch(ignoreNotFound),
    show: ({ id }) => {
      void cancelPostFetches(client);
      const restore = rememberPosts(client);
      removePost(client, id);
      return restore;
    },
    onSuccess: (_, { id }) => {
      forgetPost(client, id);
      refreshNumbers(client);
      toast.success(t(($) => $.done.deleted));
    },
    failed: () => t(($) => $.failed.delete),
  });
}
