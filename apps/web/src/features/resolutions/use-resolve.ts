import type { Post } from '@halved/shared/contract/posts';
import type { ResolutionWords } from '@halved/shared/contract/resolution-words';
import type { Resolution, WrittenResolution } from '@halved/shared/contract/resolutions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { holdAnswers, patchPost } from '../../lib/cache/post-cache.ts';
import { offerByAnswer } from '../../lib/forms/support-offers.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { errorCode, unlessGone } from '../../lib/server/api-error.ts';
import { recoverLostAnswer } from '../../lib/server/lost-answer.ts';
import { api } from '../../lib/server/trpc.ts';
import { log } from '../../lib/state/log.ts';
import { toast } from '../../lib/state/toast.ts';
import {
  pendingResolution,
  refreshResolutions,
  rememberResolution,
  showResolution,
} from './resolution-cache.ts';
import { resolutionDraft } from './resolution-draft.ts';
import { areSame } from './resolution-form.ts';

/** Called if the post was already resolved, for example in another window. */
export const isResolvedAlready = (error: unknown): boolean => errorCode(error) === 'ALREADY_RESOLVED';

/** The response to the author. The help that it offers to them alone is shown beside the post. */
function toldBy({ support, ...told }: WrittenResolution): Resolution {
  offerByAnswer(resolutionDraft(told.postId), support);
  return told;
}

const resolve = (postId: string, words: ResolutionWords): Promise<Resolution> =>
  recoverLostAnswer(
    () => api.resolutions.resolve.mutate({ postId, ...words }).then(toldBy),
    ['ALREADY_RESOLVED'],
    async () => {
      const there = await api.resolutions.get.query({ postId });
      if (!areSame(there, words)) throw new Error('Another one was told.');
      return there;
    },
  );

/** A resolution that was deleted elsewhere meanwhile is created again. */
const rewrite = (postId: string, words: ResolutionWords): Promise<Resolution> =>
  api.resolutions.update.mutate({ postId, ...words }).then(toldBy, (error: unknown) => {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
    return resolve(postId, words);
  });

/** A resolution is moderated like a comment. If it is held, its post says so. */
const lookAgain = (client: QueryClient, id: string): Promise<void> =>
  api.posts.get.query({ id }).then(
    ({ moderationStatus }) => patchPost(client, id, (post) => ({ ...post, moderationStatus })),
    (error: unknown) => log('How the worry stands now could not be asked', error),
  );

/**
 * Marks a post as resolved, or edits its resolution. The change shows everywhere at once, and is undone if the server
 * refuses (docs/product.md §10.3).
 */
export function useResolve(post: Post, before: Resolution | null) {
  const client = useQueryClient();
  const { t } = useTranslation('resolutions');
  const whileThere = useWhileMounted();
  const { writeAsync, error, reset } = useOptimisticWrite({
    send: (words: ResolutionWords) => (before ? rewrite(post.id, words) : resolve(post.id, words)),
    show: (words) => {
      void holdAnswers(client);
      const restore = rememberResolution(client, post);
      const at = before?.resolvedAt ?? new Date().toISOString();
      showResolution(client, post.id, pendingResolution(post, words, at));
      return restore;
    },
    onSuccess: (answer) => {
      showResolution(client, post.id, answer);
      refreshResolutions(client);
      void lookAgain(client, post.id);
      toast.success(before ? t(($) => $.done.updated) : t(($) => $.done.resolved));
    },
    failed: () => {
      let formIsThere = false;
      whileThere(() => {
        formIsThere = true;
      });
      // An open form shows the failure itself.
      if (formIsThere) return null;
      return before ? t(($) => $.form.saveFailed) : t(($) => $.form.failed);
    },
  });
  /** Shows the existing resolution everywhere. */
  const adopt = async (): Promise<Resolution> => {
    const there = await api.resolutions.get.query({ postId: post.id });
    showResolution(client, post.id, there);
    refreshResolutions(client);
    reset();
    return there;
  };
  return { save: writeAsync, adopt, error };
}

/** Opens a post again. Its resolution disappears at once, and returns if the server refuses. */
export function useUnresolve() {
  const client = useQueryClient();
  const { t } = useTranslation('resolutions');
  return useOptimisticWrite({
    send: ({ id }: Post) => api.resolutions.unresolve.mutate({ postId: id }).catch(unlessGone),
    show: (post) => {
      void holdAnswers(client);
      const restore = rememberResolution(client, post);
      showResolution(client, post.id, null);
      return restore;
    },
    onSuccess: () => {
      refreshResolutions(client);
      toast.success(t(($) => $.done.unresolved));
    },
    failed: () => t(($) => $.unresolve.failed),
  });
}
