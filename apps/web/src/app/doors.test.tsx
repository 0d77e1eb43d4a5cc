import type { Support } from '@halved/shared/contract/support';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { editDraft } from '../features/posts/post-draft.ts';
import { aid } from '../features/safety/aid.tsx';
import { openDoors } from '../lib/writing/open-doors.ts';
import { offerFromResponse, offers } from '../lib/writing/support-offers.ts';
import { data, stubApi } from '../testing/api.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { me, post } from '../testing/thread-scene.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  act(() => {
    offers.set({});
    openDoors(draft, null);
  });
});

const draft = editDraft(post.id);
const answer = (support: Support) => act(() => offerFromResponse(draft, support));
const money = 'About debts, rent and bills: people who advise';
const friend = 'Worried about somebody? How to help a friend';

const line = (title: string, more: object = {}) => ({
  id: title,
  title,
  description: '',
  kind: 'helpline',
  url: 'https://example.org',
  phone: '1800 007 007',
  text: null,
  hours: null,
  country: 'AU',
  area: null,
  languages: ['en'],
  category: 'finances',
  tags: [],
  cost: 'free',
  isCrisis: false,
  verifiedAt: null,
  language: 'en',
  ...more,
});

function show() {
  const calls = stubApi({
    'GET /api/resources': () =>
      data({
        resources: [
          line('Debt line'),
          line('Bets', { tags: ['addiction'] }),
          line('A book', { kind: 'book' }),
        ],
        nextCursor: null,
        total: 3,
      }),
  });
  renderApp(<aid.After draftName={draft} />, { user: { ...me, country: 'AU' } });
  return calls;
}

test('a worry about money offers the lines of the country, which are requested only when they are opened', async () => {
  const calls = show();
  answer({ level: 'none', language: 'en', doors: ['money'] });
  const summary = await screen.findByText(money);
  expect(calls).toEqual([]);
  fireEvent.click(summary);
  expect(await screen.findByText('Debt line')).toBeTruthy();
  expect(screen.queryByText('Bets')).toBeNull();
  expect(screen.queryByText('A book')).toBeNull();
  expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining('category=finances&country=AU')]);
  expect(screen.getByText('More in the directory').getAttribute('href')).toBe('/resources?category=finances');
});

test('a worry about a friend says how to help, with the lines that advise friends', async () => {
  const calls = show();
  answer({ level: 'none', language: 'en', doors: ['friend'] });
  fireEvent.click(await screen.findByText(friend));
  expect(await screen.findByText(/Ask in plain words/)).toBeTruthy();
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(
    true,
  );
  expect(calls).toEqual([]);
});

test('the panel of danger comes first, and the line of the need when the panel is put away', async () => {
  show();
  answer({ level: 'explicit', language: 'en', doors: ['money'] });
  const panel = await screen.findByRole('group', { name: 'You do not have to carry this alone' });
  expect(screen.queryByText(money)).toBeNull();
  fireEvent.click(within(panel).getByText('Put away'));
  expect(screen.getByText(money)).toBeTruthy();
});

test('the next text replaces the lines of the one before', async () => {
  show();
  answer({ level: 'none', language: 'en', doors: ['money'] });
  await screen.findByText(money);
  answer(null);
  expect(screen.queryByText(money)).toBeNull();
});

test('a line that was put away stays away on this device, and the other one remains', async () => {
  show();
  answer({ level: 'none', language: 'en', doors: ['money', 'grief'] });
  await screen.findByText(money);
  fireEvent.click(screen.getByRole('button', { name: 'Put away', description: money }));
  await waitFor(() => expect(screen.queryByText(money)).toBeNull());
  expect(screen.getByText('After a loss: people who listen')).toBeTruthy();
  expect(Object.values(localStorage)).not.toContain('money');
  vi.resetModules();
  const { openDoors: openAgain, useOpenDoors } = await import('../lib/writing/open-doors.ts');
  expect(openAgain).not.toBe(openDoors);
  act(() => openAgain(draft, { level: 'none', language: 'en', doors: ['money'] }));
  expect(renderHook(() => useOpenDoors(draft)).result.current).toBeNull();
});
