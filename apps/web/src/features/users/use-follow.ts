import type { FollowState, PublicProfile } from '@halved/shared/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createOptimisticToggle, perClient } from '../../lib/cache/optimistic-toggle.ts';
import { patchProfile, refreshFollowing } from '../../lib/cache/people-cache.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

interface Follow extends FollowState {
  username: string;
}

const followsOf = perClient((client) =>
  createOptimisticToggle<Follow>({
    isOn: ({ isFollowing }) => isFollowing,
    toggled: (state) => ({
      ...state,
      isFollowing: !state.isFollowing,
      followersCount: Math.max(0, state.followersCount + (state.isFollowing ? -1 : 1)),
    }),
    send: async (_, follow, { username }) => {
      const call = follow ? api.users.follow : api.users.unfollow;
      return { ...(await call.mutate({ username })), username };
    },
    show: (id, { isFollowing, followersCount }) =>
      patchProfile(client, id, (profile) => ({ ...profile, isFollowing, followersCount })),
  }),
);

/**
 * Follows or unfollows a member. The change shows at once. If the server refuses it, the change is undone and the
 * server's sentence says why. Resolves with whether the server accepted it.
 */
export function useFollow(): (profile: PublicProfile) => Promise<boolean> {
  const client = useQueryClient();
  const failure = useFailureText();
  const { t } = useTranslation('people');
  return async (profile) => {
    const { id, username, isFollowing, followersCount } = profile;
    await client.cancelQueries({ queryKey: [['users', 'profile']] });
    try {
      await followsOf(client).toggle(id, { isFollowing, followersCount, username });
      refreshFollowing(client);
      return true;
    } catch (error) {
      toast.error(
        failure(
          error,
          t(($) => (isFollowing ? $.failed.unfollow : $.failed.follow)),
        ),
      );
      return false;
    }
  };
}
