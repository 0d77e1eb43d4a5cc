import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertPost } from '../../lib/cache/insert-post.ts';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { cancelPostFetches, patchPost } from '../../lib/cache/post-cache.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { offerFromResponse } from '../../lib/writing/support-offers.ts';
import { blogDraft, editDraft } from './post-draft.ts';
import type { PostChanges } from './post-form.ts';

interface Change {
  /** Calls the server. */
  send: () => Promise<WrittenPost>;
  /** The key of the draft, beside which help is offered. */
  draft: string;
  /** The fields that change. They show at once, and return if the server refuses. */
  fields: Partial<Post>;
  done: string;
  failed: string;
}

/** The earlier values of the fields that change. */
const beforeOf = (post: Post, fields: Partial<Post>): Partial<Post> =>
  Object.fromEntries(Object.entries(post).filter(([name]) => name in fields));

/** Shows a change of one's own post everywhere at once, and takes it back if the server refuses. */
function useChange(post: Post) {
  const client = useQueryClient();
  const patch = (fields: Partial<Post>) => patchPost(client, post.id, (cached) => ({ ...cached, ...fields }));
  return useOptimisticWrite({
    send: ({ send }: Change) => send(),
    show: ({ fields }) => {
      void cancelPostFetches(client);
      patch(fields);
      return () => patch(beforeOf(post, fields));
    },
    onSuccess: ({ support, ...updated }, { done, draft }) => {
      offerFromResponse(draft, support);
      patchPost(client, post.id, () => updated);
      // The cached analysis belongs to the old text.
      void invalidate(client, { queryKey: [['analysis']] });
      // The dashboard shows its words and for whom it is, and profiles count the public posts.
      refreshNumbers(client);
      if (post.publishedAt === null && updated.publishedAt !== null) insertPost(client, updated);
      toast.success(done);
    },
    failed: ({ failed }) => failed,
  });
}

/** Edits a post. The promise resolves when the server has accepted the change. */
export function useUpdatePost(post: Post) {
  const { writeAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const save = (changes: PostChanges) =>
    writeAsync({
      send: () => api.posts.update.mutate({ id: post.id, ...changes }),
      fields: changes,
      draft: editDraft(post.id),
      done: t(($) => $.done.updated),
      failed: t(($) => $.failed.update),
    });
  return { save, isPending, error };
}

/**
 * Writes, replaces and removes the long text of a post, which must be loaded whole. `failed` is the message catalogue's
 * sentence for a refusal of the latest of them.
 */
export function useBlog(post: Post) {
  const { writeAsync, isPending, error } = useChange(post);
  const { t } = useTranslation('posts');
  const failures = { save: t(($) => $.failed.blogSave), remove: t(($) => $.failed.blogRemove) };
  const [latest, setLatest] = useState<keyof typeof failures>('save');
  const save = (longContent: string) => {
    setLatest('save');
    return writeAsync({
      send: () => api.posts.setBlog.mutate({ id: post.id, longContent }),
      fields: { longContent, longContentTruncated: false },
      draft: blogDraft(post.id),
      done: post.longContent ? t(($) => $.done.blogUpdated) : t(($) => $.done.blogAdded),
      failed: failures.save,
    });
  };
  const remove = () => {
    setLatest('remove');
    return writeAsync({
      send: () => api.posts.removeBlog.mutate({ id: post.id }),
      fields: { longContent: null, longContentTruncated: false },
      draft: blogDraft(post.id),
      done: t(($) => $.done.blogRemoved),
      failed: failures.remove,
    });
  };
  return { save, remove, isPending, error, failed: failures[latest] };
}
