import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askAnew } from '../../lib/ask-anew.ts';
import { useFailureText } from '../../lib/failure-text.ts';
import { placePost } from '../../lib/place-post.ts';
import { holdAnswers, patchPost } from '../../lib/post-cache.ts';
import { offerByAnswer } from '../../lib/support.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { blogDraft, editDraft } from './worry-draft.ts';
import type { NewPostInput } from './worry-form.ts';

interface Change {
  /** Calls the server. */
  send: () => Promise<WrittenPost>;
  /** The name of what was written, where help is offered. */
  draft: string;
  /** What the worry looks like meanwhile. */
  changed: Post;
  done: string;
  failed: string;
}

/** Shows a change of one's worry everywhere at once, and what it was before when the server refuses. */
function useChange(post: Post) {
  const client = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ changed }) => {
      await holdAnswers(client);
      patchPost(client, post.id, ({ isLiked, likesCount }) => ({ ...changed, isLiked, likesCount }));
    },
    onSuccess: ({ support, ...answer }, { done, draft }) => {
      offerByAnswer(draft, support);
      patchPost(client, post.id, () => answer);
      // Other words are understood otherwise.
      void askAnew(client, { queryKey: [['analysis']] });
      if (post.publishedAt === null && answer.publishedAt !== null) placePost(client, answer);
      toast.success(done);
    },
    onError: (error, { failed }) => {
      patchPost(client, post.id, ({ isLiked, likesCount }) => ({ ...post, isLiked, likesCount }));
      toast.error(failure(error, failed));
    },
  });
}

/** Edits a worry (spec 2 §8 "Your post has been updated!"). Resolves when the server has taken it. */
export function useUpdatePost(post: Post) {
  const { mutateAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const save = (changes: Partial<NewPostInput>) =>
    mutateAsync({
      send: () => api.posts.update.mutate({ id: post.id, ...changes }),
      changed: { ...post, ...changes, longContent: post.longContent },
      draft: editDraft(post.id),
      done: t(($) => $.done.updated),
      failed: t(($) => $.failed.update),
    });
  return { save, isPending, error };
}

/** Writes, replaces and removes the long text of a worry. */
export function useBlog(post: Post) {
  const { mutateAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const save = (longContent: string) =>
    mutateAsync({
      send: () => api.posts.setBlog.mutate({ id: post.id, longContent }),
      changed: { ...post, longContent },
      draft: blogDraft(post.id),
      done: post.longContent ? t(($) => $.done.blogUpdated) : t(($) => $.done.blogAdded),
      failed: t(($) => $.failed.blogSave),
    });
  const remove = () =>
    mutateAsync({
      send: () => api.posts.removeBlog.mutate({ id: post.id }),
      changed: { ...post, longContent: null },
      draft: blogDraft(post.id),
      done: t(($) => $.done.blogRemoved),
      failed: t(($) => $.failed.blogRemove),
    });
  return { save, remove, isPending, error };
}
