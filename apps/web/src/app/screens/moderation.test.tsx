import type { ModerationItem } from '@halved/shared/contract/moderation';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ignoreStrayClicks } from '../../lib/device/stray-clicks.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage, aReport, someScores } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Shortcuts } from '../shell/shortcuts.tsx';
import { Screen } from './moderation.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const moderator = aUser({ role: 'moderator', username: 'mo' });
const queueRoute = 'GET /api/moderation/queue';

type Respond = (call: Call) => Response | Promise<Response>;

function open(items: ModerationItem[], handlers: Record<string, Respond> = {}, at = '/moderation?show=all') {
  const calls = stubApi({ [queueRoute]: () => data(aQueuePage(items)), ...handlers });
  renderApp(
    <>
      <Screen />
      <Shortcuts />
    </>,
    { user: moderator, at },
  );
  return {
    // Claims have their own tests (moderation-care.test.tsx).
    writes: () => calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/claim')),
    requestedUrls: () => calls.map(({ url }) => url),
  };
}
const decision = ({ kind, id }: ModerationItem) => `POST /api/moderation/${kind}/${id}/decision`;
const itemCards = () => screen.queryAllByRole('article');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const decided =
  (item: ModerationItem): Respond =>
  () =>
    data({ ...item, decidedAt: item.createdAt });

test('an empty moderation queue thanks the moderators', async () => {
  open([]);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  expect(screen.getByText('Thank you for looking after this place.')).toBeTruthy();
});

test('a moderation queue that fails to load says so, and can be requested again', async () => {
  let requests = 0;
  open([], {
    [queueRoute]: () =>
      ++requests === 1 ? refusal(403, 'FORBIDDEN', 'Not now.') : data(aQueuePage([anItem()])),
  });
  expect(await screen.findByText('Not now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Reads hostile')).toBeTruthy();
});

test('a moderator’s own text waits for another moderator, and does not say who reported it', async () => {
  const author = { id: moderator.id, username: 'mo', displayName: 'Mo', avatarUrl: null };
  const { writes } = open([anItem({ author, reports: [aReport({ reporter: null })] })]);
  await screen.findByText('Reads hostile');
  const reason = 'You wrote this. Another moderator or an admin decides on it, and until then it waits.';
  expect(screen.getByText(reason)).toBeTruthy();
  const own = within(screen.getByRole('article'));
  expect(own.queryAllByRole('button', { name: /approve|reject|suspend/i })).toEqual([]);
  press('j');
  for (const key of ['a', 'r', 's']) press(key);
  expect(writes()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  const [item] = itemCards();
  expect(item?.textContent).toContain('a member');
  expect(item?.textContent).not.toContain('somebody who left');
});

test('a moderation item shows why it waits, and its text once it is opened', async () => {
  const reports = [aReport(), aReport({ reporter: null, details: null, reason: 'spam' })];
  open([anItem({ reports, scores: someScores({ contacts: 2 }) })]);
  await screen.findByText('Reads hostile');
  expect(screen.getByText('Reports: 2')).toBeTruthy();
  expect(screen.queryByText('Nobody wants you here.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  for (const text of [
    '@noor',
    'Nobody wants you here.',
    'They do it to everybody.',
    'somebody who left',
    'Hostility: high',
    'Tone: negative',
    'Aimed at a person',
    '2 links, addresses or numbers',
  ]) {
    expect(screen.getByText(text, { exact: false }), text).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toMatch(/#comment-/);
});

test('a moderation item whose author may be in danger says calmly what to do', async () => {
  open([anItem({ kind: 'post', reason: 'crisis', isUrgent: true, status: 'approved', scores: null })]);
  await screen.findByText('May be in danger');
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText('Somebody may be in danger')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help lines' }).getAttribute('href')).toBe('/help');
  expect(screen.getByRole('button', { name: 'Leave it up' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it down' })).toBeTruthy();
});

test('a decided moderation item leaves at once, the counts follow, and the focus moves to the next item', async () => {
  const [first, second] = [anItem({ excerpt: 'one' }), anItem({ excerpt: 'two', status: 'flagged' })];
  const { writes } = open([first, second], { [decision(first)]: decided(first) });
  await waitFor(() => expect(itemCards()).toHaveLength(2));
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All2');
  fireEvent.click(within(itemCards()[0] ?? document.body).getByRole('button', { name: 'Approve' }));
  expect(itemCards()).toHaveLength(1);
  expect(document.activeElement).toBe(itemCards()[0]);
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All1');
  expect(screen.getByRole('button', { name: /^Pending/ }).textContent).toBe('Pending0');
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(writes()[0]?.body).toEqual({ decision: 'approve', decidedAt: null, revision: 'first' });
  expect(itemCards()).toHaveLength(1);
});

test('the second click of a double click on a moderation decision does not decide the next item', async () => {
  onTestFinished(ignoreStrayClicks());
  const items = [anItem(), anItem(), anItem()];
  const { writes } = open(items, Object.fromEntries(items.map((item) => [decision(item), decided(item)])));
  await waitFor(() => expect(itemCards()).toHaveLength(3));
  const approve = (place = 0) => {
    const button = within(itemCards()[0] ?? document.body).getByRole('button', { name: 'Approve' });
    fireEvent.click(button, { detail: 1, clientY: place });
  };
  approve();
  approve();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(itemCards()).toHaveLength(2);
  approve(200);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(itemCards()).toHaveLength(1);
});

test('a rejection can carry a note, which is kept as a draft until it is sent', async () => {
  const item = anItem();
  const { writes } = open([item], { [decision(item)]: decided(item) });
  await screen.findByText('Reads hostile');
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const note = await screen.findByLabelText('Note');
  expect(document.activeElement).toBe(note);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Third time' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByLabelText('Note').textContent).toBe('Third time');
  fireEvent.submit(screen.getByLabelText('Note'));
  expect(await screen.findByText('Rejected')).toBeTruthy();
  expect(writes()[0]?.body).toEqual({
    decision: 'reject',
    decidedAt: null,
    revision: 'first',
    note: 'Third time',
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('note'))).toEqual([]);
});

test('the moderation queue works by keyboard alone, and typing in a field triggers no shortcut', async () => {
  const [first, second] = [anItem({ excerpt: 'one' }), anItem({ excerpt: 'two' })];
  const { writes } = open([first, second], {
    [decision(first)]: decided(first),
    [decision(second)]: decided(second),
  });
  await waitFor(() => expect(itemCards()).toHaveLength(2));
  press('a');
  expect(writes()).toHaveLength(0);
  press('j');
  expect(document.activeElement).toBe(itemCards()[0]);
  press('j');
  press('ArrowUp');
  expect(document.activeElement).toBe(itemCards()[0]);
  press('o');
  expect(screen.getByText('one')).toBeTruthy();
  press('a');
  expect(document.activeElement).toBe(itemCards()[0]);
  press('r');
  const note = await screen.findByLabelText('Note');
  expect(document.activeElement).toBe(note);
  await waitFor(() => expect(writes()).toHaveLength(1));
  press('a');
  fireEvent.submit(note);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([
    { decision: 'approve', decidedAt: null, revision: 'first' },
    { decision: 'reject', decidedAt: null, revision: 'first' },
  ]);
});

test('the moderation shortcuts are listed after pressing ?, and can be switched off', async () => {
  open([anItem()]);
  await screen.findByText('Reads hostile');
  press('?');
  expect(screen.getByText('Ask for a second opinion', { selector: 'dd' })).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Use these keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  press('j');
  expect(document.activeElement).not.toBe(itemCards()[0]);
  press('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Use these keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  press('j');
  expect(document.activeElement).toBe(itemCards()[0]);
});

test('the moderation counts act as filters, and each filter is sent to the server', async () => {
  const urgent = anItem({ isUrgent: true, reason: 'self_harm_urged', status: 'pending' });
  const { requestedUrls } = open([], {
    [queueRoute]: ({ url }) => data(aQueuePage(url.includes('only=urgent') ? [urgent] : [urgent, anItem()])),
  });
  await waitFor(() => expect(itemCards()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: /^Urgent/ }));
  await waitFor(() => expect(itemCards()).toHaveLength(1));
  expect(screen.getByText('Urges somebody to hurt themselves')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Pending/ }));
  await waitFor(() => expect(requestedUrls().at(-1)).toContain('status=pending'));
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'comment' } });
  await waitFor(() => expect(requestedUrls().at(-1)).toContain('kind=comment'));
});
