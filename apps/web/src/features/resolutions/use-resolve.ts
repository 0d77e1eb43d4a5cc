import type { Post } from '@halved/shared/contract/posts';
import type { ResolutionInput } from '@halved/shared/contract/resolution-input';
import type { Resolution, WrittenResolution } from '@halved/shared/contract/resolutions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { cancelPostFetches, patchPost } from '../../lib/cache/post-cache.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { errorCode, ignoreNotFound } from '../../lib/server/api-error.ts';
import { recoverLostAnswer } from '../../lib/server/lost-answer.ts';
import { api } from '../../lib/server/trpc.ts';
import { log } from '../../lib/state/log.ts';
import { toast } from '../../lib/state/toast.ts';
import { offerFromResponse } from '../../lib/writing/support-offers.ts';
import {
  pendingResolution,
  refreshResolutions,
  rememberResolution,
  showResolution,
} from './resolution-cache.ts';
import { resolutionDraft } from './resolution-draft.ts';
import { areSame } from './resolution-form.ts';

/** Whether the error says that the post is already resolved, for example in another window. */
export const isResolvedAlready = (error: unknown): boolean => errorCode(error) === 'ALREADY_RESOLVED';

/**
 * Returns the resolution of a response. The help that the response offers is shown beside the post, to its author
 * alone.
 */
function offerHelp({ support, ...resolution }: WrittenResolution): Resolution {
  offerFromResponse(resolutionDraft(resolution.postId), support);
  return resolution;
}

const resolve = (postId: string, words: ResolutionInput): Promise<Resolution> =>
  recoverLostAnswer(
    () => api.resolutions.resolve.mutate({ postId, ...words }).then(offerHelp),
    ['ALREADY_RESOLVED'],
    async () => {
      const existing = await api.resolutions.get.query({ postId });
      if (!areSame(existing, words)) throw new Error('The server has another resolution.');
      return existing;
    },
  );

/** A resolution that was deleted elsewhere meanwhile is created again. */
const rewrite = (postId: string, words: ResolutionInput): Promise<Resolution> =>
  api.resolutions.update.mutate({ postId, ...words }).then(offerHelp, (error: unknown) => {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
    return resolve(postId, words);
  });

/**
 * A resolution is moderated like a comment. If the resolution is held, or a held one is deleted, the status of its post
 * changes, so this status is loaded again.
 */
const refreshModerationStatus = (client: QueryClient, id: string): Promise<void> =>
  api.posts.get.query({ id }).then(
    ({ moderationStatus }) => patchPost(client, id, (post) => ({ ...post, moderationStatus })),
    (error: unknown) => log('The moderation status of the post could not be loaded', error),
  );

/**
 * Marks a post as resolved, or edits its resolution. The change shows everywhere at once, and is undone if the server
 * refuses (docs/product.md §10.3).
 */
export function useResolve(post: Post, before: Resolution | null) {
  const client = useQueryClient();
  const { t } = useTranslation('resolutions');
  const whileMounted = useWhileMounted();
  const { writeAsync, error, reset } = useOptimisticWrite({
    send: (words: ResolutionInput) => (before ? rewrite(post.id, words) : resolve(post.id, words)),
    show: (words) => {
      void cancelPostFetches(client);
      const restore = rememberResolution(client, post);
      const resolvedAt = before?.resolvedAt ?? new Date().toISOString();
      showResolution(client, post.id, pendingResolution(post, words, resolvedAt));
      return restore;
    },
    onSuccess: (resolution) => {
      showResolution(client, post.id, resolution);
      refreshResolutions(client);
      void refreshModerationStatus(client, post.id);
      toast.success(before ? t(($) => $.done.updated) : t(($) => $.done.resolved));
    },
    failed: () => {
      let isFormOpen = false;
      whileMounted(() => {
        isFormOpen = true;
      });
      // An open form shows the failure itself.
      if (isFormOpen) return null;
      return before ? t(($) => $.form.saveFailed) : t(($) => $.form.failed);
    },
  });
  /** Shows the existing resolution everywhere. */
  const adopt = async (): Promise<Resolution> => {
    const existing = await api.resolutions.get.query({ postId: post.id });
    showResolution(client, post.id, existing);
    refreshResolutions(client);
    reset();
    return existing;
  };
  return { save: writeAsync, adopt, error };
}

/** Opens a post again. Its resolution disappears at once, and returns if the server refuses. */
export function useUnresolve() {
  const client = useQueryClient();
  const { t } = useTranslation('resolutions');
  return useOptimisticWrite({
    send: ({ id }: Post) => api.resolutions.unresolve.mutate({ postId: id }).catch(ignoreNotFound),
    show: (post) => {
      void cancelPostFetches(client);
      const restore = rememberResolution(client, post);
      showResolution(client, post.id, null);
      return restore;
    },
    onSuccess: (_, { id }) => {
      refreshResolutions(client);
      void refreshModerationStatus(client, id);
      toast.success(t(($) => $.done.unresolved));
    },
    failed: () => t(($) => $.unresolve.failed),
  });
}
