import type { PublicProfile, UserPage } from '@halved/shared/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { changePages } from './change-pages.ts';
import { invalidate } from './invalidate.ts';

// The keys of the typed hooks: [['users', 'profile'], { input, type }].
const profiles = [['users', 'profile']];

/** Changes one member's profile everywhere in the cache. Query keys may contain the username in any letter case. */
export function patchProfile(
  client: QueryClient,
  id: string,
  change: (profile: PublicProfile) => PublicProfile,
): void {
  client.setQueriesData<PublicProfile>({ queryKey: profiles }, (profile) =>
    profile?.id === id ? change(profile) : profile,
  );
}

/** Removes a member from the viewer's list of blocked members. */
export function removeBlocked(client: QueryClient, id: string): void {
  changePages<UserPage>(client, ['users', 'blocked'], (page) => ({
    ...page,
    users: page.users.filter((user) => user.id !== id),
  }));
}

/** Refreshes the viewer's own numbers: those on screen are refetched now, the others when they are shown. */
export function refreshNumbers(client: QueryClient): void {
  for (const queryKey of [[['dashboard']], profiles]) void invalidate(client, { queryKey });
}

/**
 * Refreshes what a follow changes: the viewer's numbers, the posts in Following and in Discover, and the lists of
 * people.
 */
export function refreshFollowing(client: QueryClient): void {
  refreshNumbers(client);
  for (const queryKey of [[['posts', 'personalized']], [['users', 'followers']], [['users', 'following']]]) {
    void invalidate(client, { queryKey });
  }
  // The list on screen is not refetched, so that nothing vanishes while somebody reads it.
  void client.invalidateQueries({ queryKey: [['posts', 'discovery']], refetchType: 'none' });
}
