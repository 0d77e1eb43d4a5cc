import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aProfile, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aResolution } from '../../testing/resolution-factories.ts';
import { prefetch, Screen } from './profile.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const noor = aProfile();
const CurrentAddress = () => <output aria-label="Address">{useLocation().search}</output>;

const resolutions =
  (list: object[], nextCursor: string | null = null) =>
  () =>
    data({ resolutions: list, total: list.length, hasMore: nextCursor !== null, nextCursor });

type Handlers = Parameters<typeof stubApi>[0];

function open(query: string, handlers: Handlers, { profile = noor, user = aUser() } = {}) {
  const calls = stubApi({
    [`GET /api/users/${profile.username}`]: () => data(profile),
    [`GET /api/posts/user/${profile.id}`]: () => data(aPage([aPost()])),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route
        path="/profile/:username"
        element={
          <>
            <Screen />
            <CurrentAddress />
          </>
        }
      />
    </Routes>,
    { at: `/profile/${profile.username}${query}`, user },
  );
  return calls;
}

test.each([
  ['', {}, [`/api/users/${noor.username}`, `/api/posts/user/${noor.id}?limit=20`]],
  ['?tab=resolved', {}, [`/api/users/${noor.username}`]],
  ['', { isSelf: true }, [`/api/users/${noor.username}`]],
  ['', { isBlocked: true }, [`/api/users/${noor.username}`]],
])('before the tab “%s” of a profile with %j opens, %j are requested', async (search, fields, expected) => {
  const calls = stubApi({
    [`GET /api/users/${noor.username}`]: () => data({ ...noor, ...fields }),
    [`GET /api/posts/user/${noor.id}`]: () => data(aPage([aPost()])),
  });
  await prefetch(new QueryClient(), search, { username: noor.username });
  expect(calls.map(({ url }) => url)).toEqual(expected);
});

const resolvedRoute = `GET /api/resolutions/users/${noor.id}/resolved`;
const panel = () => screen.getByRole('tabpanel', { name: 'Resolved' });

test('the resolutions of a member have a tab of their own, and load when the tab is opened', async () => {
  const resolution = aResolution();
  const calls = open('', { [resolvedRoute]: resolutions([resolution]) });
  await screen.findByRole('article');
  expect(calls.filter(({ url }) => url.includes('/resolved'))).toEqual([]);
  fireEvent.click(screen.getByRole('tab', { name: 'Resolved' }));
  const card = await within(panel()).findByRole('article');
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('?tab=resolved');
  expect(card.textContent).toContain('It was nothing, in the end.');
  expect(within(card).getByRole('list', { name: 'What helped' }).textContent).toContain('Writing it down');
  expect(within(card).getByRole('link', { name: resolution.post.shortContent }).getAttribute('href')).toBe(
    `/posts/${resolution.postId}`,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Worries' }));
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('');
});

test('a resolution on a profile stays folded behind the content note of its post, except for the author', async () => {
  const resolution = aResolution();
  const resolutionWithNote = { ...resolution, post: { ...resolution.post, sensitive: true } };
  open('?tab=resolved', { [resolvedRoute]: resolutions([resolutionWithNote]) });
  expect((await within(await screen.findByRole('tabpanel')).findByRole('article')).textContent).not.toContain(
    'It was nothing',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByText('It was nothing, in the end.')).toBeDefined();
  cleanup();
  open(
    '?tab=resolved',
    { [resolvedRoute]: resolutions([resolutionWithNote]) },
    { profile: { ...noor, isSelf: true } },
  );
  expect(await screen.findByText('It was nothing, in the end.')).toBeDefined();
  expect(within(panel()).getByText('Public')).toBeDefined();
});

test('a profile without resolutions says so, to others and to its owner', async () => {
  open('?tab=resolved', { [resolvedRoute]: resolutions([]) });
  expect(
    await screen.findByText('When Noor resolves a worry that you can see, it appears here.'),
  ).toBeDefined();
  cleanup();
  open('?tab=resolved', { [resolvedRoute]: resolutions([]) }, { profile: { ...noor, isSelf: true } });
  expect(await screen.findByText('You have not resolved a worry yet')).toBeDefined();
});

test('a profile’s resolutions that failed to load can be requested again', async () => {
  let respond = (): Response => refusal(404, 'INTERNAL', '');
  open('?tab=resolved', { [resolvedRoute]: () => respond() });
  await screen.findByText('Failed to load resolved worries');
  respond = resolutions([aResolution()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('It was nothing, in the end.')).toBeDefined();
  expect(screen.queryByText('Failed to load resolved worries')).toBeNull();
});
