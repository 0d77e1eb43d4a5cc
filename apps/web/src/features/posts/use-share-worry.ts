import type { User } from '@halved/shared/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insertPost } from '../../lib/cache/insert-post.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { holdAnswers, removePost } from '../../lib/cache/post-cache.ts';
import { offerByAnswer } from '../../lib/forms/support-offers.ts';
import { errorData } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { useDateTime } from '../../lib/texts/relative-time.ts';
import { sharingKey } from './is-sharing.ts';
import { pendingPost } from './pending-post.ts';
import { worryDraft } from './worry-draft.ts';
import type { NewPostInput } from './worry-form.ts';

export interface Sharing {
  input: NewPostInput;
  /** Sending the same again under the same key creates nothing twice. */
  key: string;
  /** The server has it: what was kept can go. */
  taken: () => void;
}

const secondMs = 1_000;
/** The first try may still be at work on the server; then it is asked again, so often at most. */
const patience = 3;

/** Shares a worry: it stands at the top of the lists at once and is taken back when refused (docs/product.md §10.3). */
export function useShareWorry(user: User) {
  const client = useQueryClient();
  const failure = useFailureText();
  const dateTime = useDateTime();
  const { t } = useTranslation('posts');
  return useMutation({
    mutationKey: sharingKey,
    mutationFn: ({ input, key }: Sharing) =>
      api.posts.create.mutate(input, { context: { idempotencyKey: key } }),
    retry: (failures, error) => failures < patience && errorData(error)?.code === 'REQUEST_IN_PROGRESS',
    retryDelay: (_, error) => (errorData(error)?.retryAfter ?? 1) * secondMs,
    onMutate: async ({ input, key }) => {
      await holdAnswers(client);
      const pending = pendingPost(input, user, key, new Date());
      insertPost(client, pending);
      return { pendingId: pending.id };
    },
    onSuccess: ({ support, ...post }, { taken }, { pendingId }) => {
      taken();
      offerByAnswer(worryDraft, support);
      removePost(client, pendingId);
      insertPost(client, post);
      refreshNumbers(client);
      const { scheduledFor } = post;
      toast.success(
        post.publishedAt === null && scheduledFor
          ? t(($) => $.done.scheduled, { when: dateTime(scheduledFor) })
          : t(($) => $.done.shared),
      );
    },
    onError: (error, _, context) => {
      if (context) removePost(client, context.pendingId);
      toast.error(
        failure(
          error,
          t(($) => $.failed.create),
        ),
      );
    },
  });
}
