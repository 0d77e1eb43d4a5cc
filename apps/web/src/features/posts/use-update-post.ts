import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insertPost } from '../../lib/cache/insert-post.ts';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { holdAnswers, patchPost } from '../../lib/cache/post-cache.ts';
import { offerByAnswer } from '../../lib/forms/support-offers.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { blogDraft, editDraft } from './worry-draft.ts';
import type { NewPostInput } from './worry-form.ts';

interface Change {
  /** Calls the server. */
  send: () => Promise<WrittenPost>;
  /** The name of what was written, where help is offered. */
  draft: string;
  /** What the worry looks like meanwhile, and again when the server refuses: a list has less of its long text. */
  changed: (kept: Post) => Post;
  undone: (kept: Post) => Post;
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
      patchPost(client, post.id, changed);
    },
    onSuccess: ({ support, ...answer }, { done, draft }) => {
      offerByAnswer(draft, support);
      patchPost(client, post.id, () => answer);
      // Other words are understood otherwise.
      void invalidate(client, { queryKey: [['analysis']] });
      if (post.publishedAt === null && answer.publishedAt !== null) insertPost(client, answer);
      toast.success(done);
    },
    onError: (error, { failed, undone }) => {
      patchPost(client, post.id, undone);
      toast.error(failure(error, failed));
    },
  });
}

/** Edits a worry. Resolves when the server has taken it. */
export function useUpdatePost(post: Post) {
  const { mutateAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const save = (changes: Partial<NewPostInput>) =>
    mutateAsync({
      send: () => api.posts.update.mutate({ id: post.id, ...changes }),
      changed: (kept) => ({ ...kept, ...changes, longContent: kept.longContent }),
      undone: ({ isLiked, likesCount, longContent, longContentTruncated }) => ({
        ...post,
        isLiked,
        likesCount,
        longContent,
        longContentTruncated,
      }),
      draft: editDraft(post.id),
      done: t(($) => $.done.updated),
      failed: t(($) => $.failed.update),
    });
  return { save, isPending, error };
}

const withText =
  ({ longContent, longContentTruncated }: Pick<Post, 'longContent' | 'longContentTruncated'>) =>
  (kept: Post): Post => ({ ...kept, longContent, longContentTruncated });

/** Writes, replaces and removes the long text of a worry, which must be whole. */
export function useBlog(post: Post) {
  const { mutateAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const save = (longContent: string) =>
    mutateAsync({
      send: () => api.posts.setBlog.mutate({ id: post.id, longContent }),
      changed: withText({ longContent, longContentTruncated: false }),
      undone: withText(post),
      draft: blogDraft(post.id),
      done: post.longContent ? t(($) => $.done.blogUpdated) : t(($) => $.done.blogAdded),
      failed: t(($) => $.failed.blogSave),
    });
  const remove = () =>
    mutateAsync({
      send: () => api.posts.removeBlog.mutate({ id: post.id }),
      changed: withText({ longContent: null, longContentTruncated: false }),
      undone: withText(post),
      draft: blogDraft(post.id),
      done: t(($) => $.done.blogRemoved),
      failed: t(($) => $.failed.blogRemove),
    });
  return { save, remove, isPending, error };
}
