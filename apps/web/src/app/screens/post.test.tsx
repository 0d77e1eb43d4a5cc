import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen as PostScreen } from './post.tsx';
import { Screen as ProfileScreen } from './profile.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const post = aPost({ longContent: 'It began in spring.', worryPrompt: 'What are you putting off?' });
const me = aUser({ emailVerified: false });
const profileOf = (isSelf: boolean) => ({
  id: me.id,
  username: me.username,
  displayName: me.displayName,
  avatarUrl: null,
  bio: 'Learning to breathe.',
  createdAt: '2026-02-03T10:00:00.000Z',
  followersCount: 1,
  followingCount: 2,
  worriesCount: 3,
  resolvedCount: 4,
  isFollowing: false,
  isBlocked: false,
  isSelf,
});

const show = (at: string, user?: ReturnType<typeof aUser>) =>
  renderApp(
    <Routes>
      <Route path="/posts/:id" element={<PostScreen />} />
      <Route path="/profile/:username?" element={<ProfileScreen />} />
    </Routes>,
    { at, ...(user && { user }) },
  );

test('the page of a post shows its whole text under its prompt', async () => {
  stubApi({ [`GET /api/posts/${post.id}`]: () => data(post) });
  show(`/posts/${post.id}`);
  await screen.findByRole('heading', { level: 1, name: 'What are you putting off?' });
  expect(screen.getByText('It began in spring.')).toBeTruthy();
});

test('the page of a missing or hidden post says "not found"', async () => {
  stubApi({});
  show(`/posts/${post.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Post not found' });
});

test('the page of a post that cannot be loaded says so, and Try Again loads it', async () => {
  let isFailing = true;
  stubApi({ [`GET /api/posts/${post.id}`]: () => (isFailing ? refusal(400, 'INTERNAL', '') : data(post)) });
  show(`/posts/${post.id}`);
  await screen.findByText('Failed to load post');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('It began in spring.');
});

test('a member’s own profile shows email and Unverified, and the posts that are not published yet', async () => {
  const draft = aPost({
    ...authoredBy(me),
    publishedAt: null,
    isScheduled: true,
    shortContent: 'For next week.',
  });
  const calls = stubApi({
    'GET /api/users/maya': () => data(profileOf(true)),
    [`GET /api/posts/user/${me.id}`]: () => data(aPage([draft])),
  });
  show('/profile/maya', { ...me, username: 'maya', email: 'maya@example.org' });
  await screen.findByText('For next week.');
  expect(screen.getByText('maya@example.org')).toBeTruthy();
  expect(screen.getByText('Unverified')).toBeTruthy();
  expect(screen.getByText('Joined February 2026')).toBeTruthy();
  expect(calls.at(-1)?.url).toBe(`/api/posts/user/${me.id}?limit=20&includeScheduled=true`);
});

test('another member’s profile shows neither email nor unpublished posts', async () => {
  stubApi({
    'GET /api/users/maya': () => data(profileOf(false)),
    [`GET /api/posts/user/${me.id}`]: () => data(aPage([])),
  });
  show('/profile/maya', aUser({ id: '0198c0de-0000-7000-8000-00000000ffff' }));
  await screen.findByText('Nothing here that you can see');
  expect(screen.queryByText('Unverified')).toBeNull();
  expect(screen.queryByText(/@example\.org/)).toBeNull();
});

test('the page of a missing profile leads home', async () => {
  stubApi({});
  show('/profile/nobody');
  await screen.findByRole('heading', { level: 1, name: 'Profile Not Found' });
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('the page of a profile URL without a username says that the username is required', async () => {
  stubApi({});
  show('/profile');
  await screen.findByText('Username is required');
});
