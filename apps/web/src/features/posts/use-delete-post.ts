import type { Post } from '@halved/shared/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { forgetPost, holdAnswers, rememberPosts, removePost } from '../../lib/cache/post-cache.ts';
import { unlessGone } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

/** Deletes one's worry: gone at once, back in its place when the server refuses (docs/product.md §10.3). */
export function useDeletePost(post: Post) {
  const client = useQueryClient();
  const failure = useFailureText();
  const { t } = useTranslation('posts');
  return useMutation({
    mutationFn: () => api.posts.remove.mutate({ id: post.id }).catch(unlessGone),
    onMutate: async () => {
      await holdAnswers(client);
      const restore = rememberPosts(client);
      removePost(client, post.id);
      return { restore };
    },
    onSuccess: () => {
      forgetPost(client, post.id);
      refreshNumbers(client);
      toast.success(t(($) => $.done.deleted));
    },
    onError: (error, _, context) => {
      context?.restore();
      toast.error(
        failure(
          error,
          t(($) => $.failed.delete),
        ),
      );
    },
  });
}
