import type { FollowState, PublicProfile } from '@halved/shared/contract/users';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createSettler, type Settler } from '../../lib/cache/optimistic-toggle.ts';
import { patchProfile, refreshFollowing } from '../../lib/cache/people-cache.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

const settlers = new WeakMap<QueryClient, Map<string, Settler<FollowState>>>();

/** One settler to a person: a profile and a menu of the same person share what is under way. */
function settlerOf(client: QueryClient, { id, username }: PublicProfile): Settler<FollowState> {
  const people = settlers.get(client) ?? new Map<string, Settler<FollowState>>();
  settlers.set(client, people);
  const known = people.get(id);
  if (known) return known;
  const settler = createSettler<FollowState>({
    isOn: ({ isFollowing }) => isFollowing,
    turned: ({ isFollowing, followersCount }) => ({
      isFollowing: !isFollowing,
      followersCount: Math.max(0, followersCount + (isFollowing ? -1 : 1)),
    }),
    turn: (_, follow) => (follow ? api.users.follow : api.users.unfollow).mutate({ username }),
    show: (_, state) => patchProfile(client, id, (profile) => ({ ...profile, ...state })),
  });
  people.set(id, settler);
  return settler;
}

/**
 * Follows or unfollows a member: at once, and taken back with the server's sentence when refused. Resolves with
 * whether it could be done.
 */
export function useFollow(): (profile: PublicProfile) => Promise<boolean> {
  const client = useQueryClient();
  const failure = useFailureText();
  const { t } = useTranslation('people');
  return async (profile) => {
    const { id, isFollowing, followersCount } = profile;
    await client.cancelQueries({ queryKey: [['users', 'profile']] });
    try {
      await settlerOf(client, profile).toggle(id, { isFollowing, followersCount });
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
