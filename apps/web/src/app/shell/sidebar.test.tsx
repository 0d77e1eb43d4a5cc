import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Shell } from './shell.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const numbers = {
  totalWorries: 12,
  worriesThisWeek: 2,
  resolvedWorries: 3,
  followersCount: 5,
  followingCount: 1_234,
};

// Each call opens another page, because a sidebar that was unfolded stays unfolded on its page.
function open(at: string, stats: (call: Call) => Response, user = aUser(), handlers = {}) {
  const calls = stubApi({ 'GET /api/dashboard/stats': stats, ...handlers });
  renderApp(
    <Routes>
      <Route element={<Shell />}>
        <Route path="/next" element={<p>The next page</p>} />
        <Route path="*" element={<Link to="/next">On to the next page</Link>} />
      </Route>
    </Routes>,
    { user, at },
  );
  return calls;
}

const toggle = () => screen.findByRole('button', { name: 'Maya: your numbers and places' });
async function unfold() {
  const button = await toggle();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  return button;
}
const shownNumbers = () =>
  [...document.querySelectorAll('#sidebar section li')].map((entry) => entry.textContent);

test('the sidebar is folded behind its toggle, and requests nothing until it is unfolded', async () => {
  const calls = open('/one', () => data(numbers));
  const button = await toggle();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('heading', { name: 'Quick Stats' })).toBeNull();
  expect(calls.filter(({ url }) => url.includes('/dashboard'))).toEqual([]);
  await unfold();
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(false);
  await screen.findByText('1,234');
  expect(shownNumbers()).toEqual(['Total Worries12', 'Resolved3', 'Followers5', 'Following1,234']);
});

test('Quick Stats are each 0 when they cannot be loaded', async () => {
  open('/two', () => refusal(404, 'NOT_FOUND', 'Nothing here.'));
  await unfold();
  await screen.findAllByText('0');
  expect(shownNumbers()).toEqual(['Total Worries0', 'Resolved0', 'Followers0', 'Following0']);
});

test('the sidebar leads to the member’s own pages, and folds on the next page', async () => {
  open('/three', () => data(numbers));
  await unfold();
  const profile = await screen.findByRole('link', { name: 'Your profile' });
  expect(profile.getAttribute('href')).toBe('/profile/maya');
  expect(screen.getByRole('link', { name: 'Followers' }).getAttribute('href')).toBe(
    '/profile/maya/followers',
  );
  fireEvent.click(screen.getByRole('link', { name: 'On to the next page' }));
  await screen.findByText('The next page');
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
});

const currentLinks = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);

test.each([
  ['/settings', 'Settings'],
  ['/feed?tab=following', 'People you follow'],
  ['/profile/maya', 'Your profile'],
])('on %s, the sidebar says that its link “%s” is the current page', async (at, name) => {
  open(at, () => data(numbers));
  await unfold();
  expect(currentLinks(await screen.findByRole('navigation', { name: 'Your space' }))).toEqual([name]);
});

test('the footer says which of its links is the current page', () => {
  open('/privacy', () => data(numbers));
  expect(currentLinks(screen.getByRole('contentinfo'))).toEqual(['Privacy']);
});

test('the sidebar links to the queue for moderators, to queue and audit log for admins, and to neither for members', async () => {
  const staffLinks = () =>
    ['Moderation', 'Administration'].filter((name) => screen.queryByRole('link', { name }));
  for (const [role, expected] of [
    ['member', []],
    ['moderator', ['Moderation']],
    ['admin', ['Moderation', 'Administration']],
  ] as const) {
    open(`/${role}`, () => data(numbers), aUser({ role }));
    await unfold();
    await screen.findByRole('link', { name: 'Blocked people' });
    expect(staffLinks(), role).toEqual(expected);
    cleanup();
  }
});

test('the sidebar shows moderators how many items wait, and refreshes the number when they return to the tab', async () => {
  let items = [anItem(), anItem()];
  const handlers = { 'GET /api/moderation/queue': () => data(aQueuePage(items)) };
  const calls = open('/waiting', () => data(numbers), aUser({ role: 'moderator' }), handlers);
  await unfold();
  const link = await screen.findByRole('link', { name: 'Moderation 2 wait for you' });
  expect(link.textContent).toContain('2');
  expect(calls.filter(({ url }) => url.includes('queue')).map(({ url }) => url)).toEqual([
    '/api/moderation/queue?limit=1',
  ]);
  items = [];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByRole('link', { name: 'Moderation' });
  clock.mockRestore();
});
