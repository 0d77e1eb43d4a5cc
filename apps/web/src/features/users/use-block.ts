import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { patchProfile, removeBlocked } from '../../lib/cache/people-cache.ts';
import { cancelPostFetches, removePostsOf } from '../../lib/cache/post-cache.ts';
import { forgetCache } from '../../lib/cache/query-client.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

/** The member to block or unblock. */
export interface Person {
  id: string;
  username: string;
}

/**
 * Blocks or unblocks a member. The texts of a blocked member leave the lists at once. If the server accepts a block,
 * the whole cache is cleared, so that no screen shows these texts any more. After an unblock, and after a refusal, all
 * data is requested again.
 */
export function useBlock(block: boolean) {
  const client = useQueryClient();
  const { t } = useTranslation('people');
  return useOptimisticWrite({
    send: ({ username }: Person) => (block ? api.users.block : api.users.unblock).mutate({ username }),
    show: ({ id }) => {
      void cancelPostFetches(client);
      void client.cancelQueries({ queryKey: [['users']] });
      if (block) {
        removePostsOf(client, id);
        patchProfile(client, id, (profile) => ({ ...profile, isBlocked: true, isFollowing: false }));
      } else removeBlocked(client, id);
      return () => void invalidate(client);
    },
    onSuccess: async (_, { username }) => {
      const name = `@${username}`;
      toast.success(block ? t(($) => $.done.block, { name }) : t(($) => $.done.unblock, { name }));
      if (block) return forgetCache(client);
      client.removeQueries({ type: 'inactive' });
      await invalidate(client);
    },
    failed: () => t(($) => (block ? $.failed.block : $.failed.unblock)),
  });
}
