import type { PublicUser, UserPage } from '@halved/shared/contract/users';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { expect, test, vi } from 'vitest';
import { anId, aProfile } from '../../testing/factories.ts';
import { trpc } from '../server/trpc.ts';
import { patchProfile, refreshFollowing, removeBlocked } from './people-cache.ts';

const keyOf = (username: string) => getQueryKey(trpc.users.profile, { username }, 'query');

test('a changed profile is updated in the cache whatever the case of its username, and other profiles stay', () => {
  const client = new QueryClient();
  const [noor, maya] = [aProfile({ username: 'Noor' }), aProfile({ username: 'maya' })];
  for (const username of ['Noor', 'noor']) client.setQueryData(keyOf(username), noor);
  client.setQueryData(keyOf('maya'), maya);
  patchProfile(client, noor.id, (profile) => ({ ...profile, isFollowing: true }));
  expect(client.getQueryData(keyOf('noor'))).toEqual({ ...noor, isFollowing: true });
  expect(client.getQueryData(keyOf('Noor'))).toEqual({ ...noor, isFollowing: true });
  expect(client.getQueryData(keyOf('maya'))).toEqual(maya);
});

test('an unblocked member leaves the list of blocked members', () => {
  const client = new QueryClient();
  const key = getQueryKey(trpc.users.blocked, { limit: 20 }, 'infinite');
  const user: PublicUser = { id: anId(), username: 'noor', displayName: null, avatarUrl: null, bio: null };
  const page: UserPage = { users: [user], total: 1, hasMore: false, nextCursor: null };
  client.setQueryData(key, { pages: [page], pageParams: [null] });
  removeBlocked(client, user.id);
  expect(client.getQueryData(key)).toEqual({ pages: [{ ...page, users: [] }], pageParams: [null] });
});

test('a follow refreshes the lists and numbers that it changes, and no others', async () => {
  const client = new QueryClient();
  const staleKeys = [
    getQueryKey(trpc.posts.personalized, { limit: 20 }, 'infinite'),
    getQueryKey(trpc.posts.discovery, { limit: 20 }, 'infinite'),
    getQueryKey(trpc.users.followers, { username: 'noor', limit: 20 }, 'infinite'),
    getQueryKey(trpc.users.following, { username: 'maya', limit: 20 }, 'infinite'),
    getQueryKey(trpc.dashboard.stats, undefined, 'query'),
    keyOf('noor'),
  ];
  const freshKey = getQueryKey(trpc.posts.list, { limit: 20 }, 'infinite');
  for (const key of [...staleKeys, freshKey]) client.setQueryData(key, {});
  refreshFollowing(client);
  await vi.waitFor(() =>
    expect(staleKeys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(
      staleKeys.map(() => true),
    ),
  );
  expect(client.getQueryState(freshKey)?.isInvalidated).toBe(false);
});
