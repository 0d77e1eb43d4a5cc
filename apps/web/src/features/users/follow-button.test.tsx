import type { PublicProfile } from '@halved/shared/contract/users';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aProfile, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { FollowButton } from './follow-button.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

function Profile({ username }: { username: string }) {
  const { data: profile } = trpc.users.profile.useQuery({ username });
  return (
    profile && (
      <>
        <FollowButton profile={profile} />
        <p>{profile.followersCount} in all</p>
      </>
    )
  );
}

function show(profile: PublicProfile, user?: ReturnType<typeof aUser>) {
  const client = createQueryClient();
  client.setQueryData(getQueryKey(trpc.users.profile, { username: profile.username }, 'query'), profile);
  renderApp(<Profile username={profile.username} />, { client, ...(user && { user }) });
}

test('a follow shows at once, before the server has answered', async () => {
  const noor = aProfile({ username: 'noor', followersCount: 3 });
  const response = Promise.withResolvers<Response>();
  stubApi({
    'POST /api/users/noor/follow': () => response.promise,
    'GET /api/users/noor': () => data({ ...noor, isFollowing: true, followersCount: 5 }),
  });
  show(noor, aUser());
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await screen.findByRole('button', { name: 'Unfollow' });
  expect(screen.getByText('4 in all')).toBeDefined();
  response.resolve(data({ isFollowing: true, followersCount: 5 }));
  await screen.findByText('5 in all');
});

test('a refused change of a follow is undone, with the server’s own sentence', async () => {
  const noor = aProfile({ username: 'noor', isFollowing: true, followersCount: 3 });
  stubApi({
    'DELETE /api/users/noor/follow': () => refusal(403, 'ACCOUNT_SUSPENDED', 'This account is suspended.'),
  });
  show(noor, aUser());
  fireEvent.click(screen.getByRole('button', { name: 'Unfollow' }));
  await screen.findByText('This account is suspended.');
  expect(screen.getByRole('button', { name: 'Unfollow' })).toBeDefined();
  expect(screen.getByText('3 in all')).toBeDefined();
});

test('the follow button leads a visitor to the login, and from there back to the profile', () => {
  show(aProfile({ username: 'noor' }));
  expect(screen.getByRole('link', { name: 'Log in to follow' }).getAttribute('href')).toBe(
    '/login?return=%2Fprofile%2Fnoor',
  );
});
