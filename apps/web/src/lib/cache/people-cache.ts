import type { PublicProfile, UserPage } from '@halved/shared/contract/users';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';

// The keys of the typed hooks: [['users', 'profile'], { input, type }].
const profiles = [['users', 'profile']];
const everyone = [['users']];

/** Changes one member's profile wherever it is kept, however their name was written. */
export function patchProfile(
  client: QueryClient,
  id: string,
  change: (profile: PublicProfile) => PublicProfile,
): void {
  client.setQueriesData<PublicProfile>({ queryKey: profiles }, (profile) =>
    profile?.id === id ? change(profile) : profile,
  );
}

/** Takes somebody out of the list of those whom one blocked. */
export function removeBlocked(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<UserPage>>({ queryKey: [['users', 'blocked']] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({ ...page, users: page.users.filter((user) => user.id !== id) })),
        }
      : data,
  );
}

/** Profiles and lists of people as they are, to be put back when the server refuses. */
export function rememberPeople(client: QueryClient): () => void {
  const before = client.getQueriesData({ queryKey: everyone });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** One's own numbers have changed: those on screen are asked for again, the others when they are shown. */
export function refreshNumbers(client: QueryClient): void {
  for (const queryKey of [[['dashboard']], profiles]) void invalidate(client, { queryKey });
}

/** After a follow: other worries are in Following, others to discover, and other names in the lists. */
export function refreshFollowing(client: QueryClient): void {
  refreshNumbers(client);
  for (const queryKey of [[['posts', 'personalized']], [['users', 'followers']], [['users', 'following']]]) {
    void invalidate(client, { queryKey });
  }
  // The list on screen stays as it is, so that nothing vanishes while somebody reads it.
  void client.invalidateQueries({ queryKey: [['posts', 'discovery']], refetchType: 'none' });
}
