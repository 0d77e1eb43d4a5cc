import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../lib/failure-text.ts';
import { holdAnswers, patchPost } from '../../lib/post-cache.ts';
import { useUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { createLikeSettler, type LikeSettler } from './settle-like.ts';

const settlers = new WeakMap<QueryClient, LikeSettler>();

/** One settler to a cache: two cards of the same worry share what is under way. */
function settlerOf(client: QueryClient): LikeSettler {
  const known = settlers.get(client);
  if (known) return known;
  const settler = createLikeSettler(
    {
      like: (postId) => api.likes.like.mutate({ postId }),
      unlike: (postId) => api.likes.unlike.mutate({ postId }),
    },
    (postId, stats) => patchPost(client, postId, (post) => ({ ...post, ...stats })),
  );
  settlers.set(client, settler);
  return settler;
}

/** Likes or unlikes a worry: at once, and taken back with the catalogue's message when refused (spec 2 §8). */
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
