import type { Post } from '@halved/shared/contract/posts';
import type { User } from '@halved/shared/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insertPost } from '../../lib/cache/insert-post.ts';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { refreshNumbers } from '../../lib/cache/people-cache.ts';
import { cancelPostFetches, removePost } from '../../lib/cache/post-cache.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useDateTime } from '../../lib/texts/dates.ts';
import { offerFromResponse } from '../../lib/writing/support-offers.ts';
import { sharingKey } from './is-sharing.ts';
import { pendingPost } from './pending-post.ts';
import { postDraft } from './post-draft.ts';
import type { NewPostInput } from './post-form.ts';

export interface Sharing {
  input: NewPostInput;
  /** The idempotency key: a repeated request with the same key creates nothing twice. */
  key: string;
  /** Called when the server has accepted the post, so that the draft can be removed. */
  onAccepted: () => void;
}

/**
 * Shares a post. It is shown first in the lists at once, and removed if the server refuses it (docs/product.md §10.3).
 */
export function useSharePost(user: User) {
  const client = useQueryClient();
  const dateTime = useDateTime();
  const { t } = useTranslation('posts');
  const doneText = ({ publishedAt, scheduledFor, moderationStatus }: Post) => {
    if (publishedAt === null && scheduledFor) {
      return t(($) => $.done.scheduled, { when: dateTime(scheduledFor) });
    }
    // Nobody should believe that others read it who do not.
    if (moderationStatus !== 'approved') return t(($) => $.status.hint);
    return t(($) => $.done.shared);
  };
  return useOptimisticWrite({
    mutationKey: sharingKey,
    send: ({ input, key }: Sharing) => api.posts.create.mutate(input, { context: { idempotencyKey: key } }),
    show: ({ input, key }) => {
      void cancelPostFetches(client);
      const pending = pendingPost(input, user, key, new Date());
      insertPost(client, pending);
      return () => removePost(client, pending.id);
    },
    onSuccess: ({ support, ...post }, { onAccepted }, undo) => {
      onAccepted();
      offerFromResponse(postDraft, support);
      undo();
      insertPost(client, post);
      refreshNumbers(client);
      toast.success(doneText(post));
    },
    failed: () => t(($) => $.failed.create),
  });
}
