import type { ModerationItem } from '@halved/shared/contract/moderation';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUnfoldsAll } from '../../features/moderation/queue-unfold.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage, aReport } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './moderation.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  setUnfoldsAll(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const moderator = aUser({ role: 'moderator', username: 'mo', displayName: 'Mo' });
const me = { id: moderator.id, username: 'mo', displayName: 'Mo', avatarUrl: null };
const lee = { id: anId(), username: 'lee', displayName: 'Lee', avatarUrl: null };
const soon = () => new Date(Date.now() + 10 * 60_000).toISOString();

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** A queue whose items can be claimed, given back and handed over, like the server's. */
function open(items: ModerationItem[], at = '/moderation?show=all', user = moderator) {
  const state = new Map(items.map((item) => [item.id, item]));
  const change = (id: string, changes: Partial<ModerationItem>) => {
    const item = state.get(id);
    if (!item) return refusal(404, 'NOT_FOUND', 'Not found');
    state.set(id, { ...item, ...changes });
    return data(state.get(id));
  };
  const handlers: Record<string, (call: Call) => Response> = {
    'GET /api/moderation/queue': () => data(aQueuePage([...state.values()])),
  };
  for (const { kind, id, claim } of items) {
    const path = `/api/moderation/${kind}/${id}`;
    handlers[`POST ${path}/claim`] = () =>
      claim && claim.by.id !== moderator.id
        ? refusal(409, 'ALREADY_CLAIMED', 'Somebody else is looking at this already.')
        : change(id, { claim: { by: me, until: soon() } });
    handlers[`DELETE ${path}/claim`] = () => change(id, { claim: null });
    handlers[`POST ${path}/second-opinion`] = ({ body }) => {
      const note = typeof body === 'object' && body && 'note' in body ? String(body.note) : null;
      return change(id, { claim: null, secondOpinion: { by: me, note, askedAt: soon() } });
    };
  }
  const calls = stubApi(handlers);
  renderApp(
    <>
      <Screen />
      <Address />
    </>,
    { user, at },
  );
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => document.querySelector('output')?.textContent;

test('the moderation begins with how heavy the queue is, and shows none of it', async () => {
  const opinion = { by: lee, note: null, askedAt: soon() };
  open([anItem({ isUrgent: true, secondOpinion: opinion }), anItem()], '/moderation');
  const list = await screen.findByRole('list', { name: 'What waits, by kind' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everything 2', 'Urgent 1', 'Flagged 0', 'Pending 2', 'Reported 0']);
  expect(screen.getByText('1 of them asks for a second opinion.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(within(list).getByRole('link', { name: 'Urgent' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(address()).toBe('/moderation?show=urgent');
});

test('a folded text shows only what it is about; whoever opens it claims it, and folding gives it back', async () => {
  const item = anItem({ kind: 'post', category: 'health' });
  const writes = open([item]);
  expect(await screen.findByText('About: Health')).toBeTruthy();
  expect(screen.queryByText(item.excerpt)).toBeNull();
  press('Read it');
  expect(screen.getByText(item.excerpt)).toBeTruthy();
  expect(await screen.findByText(/^You look at it, until/)).toBeTruthy();
  press('Fold it again');
  await waitFor(() => expect(screen.queryByText(/^You look at it/)).toBeNull());
  const path = `/api/moderation/post/${item.id}/claim`;
  expect(writes()).toEqual([`POST ${path}`, `DELETE ${path}`]);
});

test('an item that somebody else looks at says who, and can be read all the same', async () => {
  const item = anItem({ claim: { by: lee, until: soon() } });
  open([item]);
  expect(await screen.findByText(/^Lee looks at it, until/)).toBeTruthy();
  press('Read it');
  expect(screen.getByText(item.excerpt)).toBeTruthy();
  expect(
    await screen.findByText('Somebody else is looking at this already. You can read it all the same.'),
  ).toBeTruthy();
});

test.each([
  {
    status: 'approved',
    seen: 'Nothing was held against them: it stands where they put it',
    advice: 'Leave it up, so that others can answer.',
  },
  {
    status: 'pending',
    seen: 'It is held: nobody else can read it until somebody decides.',
    advice: 'Where it hurts nobody else, approve it, so that others can answer.',
  },
] as const)(
  'a text of somebody in danger that is $status says whether others can read it, and what to press',
  async ({ status, seen, advice }) => {
    open([anItem({ kind: 'post', reason: 'crisis', isUrgent: true, status, reports: [aReport()] })]);
    await screen.findByRole('article');
    press('Read it');
    for (const text of [seen, advice]) expect(screen.getByText(text, { exact: false })).toBeTruthy();
  },
);

test('a claim whose time is over is not shown', async () => {
  open([anItem({ claim: { by: lee, until: '2020-01-01T00:00:00.000Z' } })]);
  await screen.findByRole('article');
  expect(screen.queryByText(/looks at it/)).toBeNull();
});

test('a device can show every text at once; an item is then claimed by its button', async () => {
  const item = anItem();
  const writes = open([item]);
  await screen.findByRole('article');
  fireEvent.click(screen.getByRole('switch', { name: 'Show every text at once' }));
  expect(screen.getByText(item.excerpt)).toBeTruthy();
  expect(writes()).toEqual([]);
  press('I look at it');
  expect(await screen.findByRole('button', { name: 'Give it back' })).toBeTruthy();
  expect(localStorage.getItem('halved_queue_unfold')).toBe('on');
});

test('an item can be handed to the others with a note, and stays in the queue with the question', async () => {
  const item = anItem();
  const writes = open([item]);
  await screen.findByRole('article');
  press('Read it');
  await screen.findByText(/^You look at it/);
  press('Ask for a second opinion');
  fireEvent.change(await screen.findByLabelText('What should they know?'), {
    target: { value: 'I know the author.' },
  });
  press('Hand it over');
  expect(await screen.findByText('The others have it now')).toBeTruthy();
  expect(screen.getByText('You asked the others for a second opinion')).toBeTruthy();
  expect(screen.getByText('I know the author.')).toBeTruthy();
  expect(screen.queryByText(item.excerpt)).toBeNull();
  expect(writes().at(-1)).toBe(`POST /api/moderation/comment/${item.id}/second-opinion`);
});

test('a question of somebody else names who asks', async () => {
  open([anItem({ secondOpinion: { by: lee, note: 'Is this a joke?', askedAt: soon() } })]);
  expect(await screen.findByText('Second opinion asked')).toBeTruthy();
  expect(screen.getByText('Lee asks for a second opinion')).toBeTruthy();
  expect(screen.getByText('Is this a joke?')).toBeTruthy();
});

test('a break gives back what the moderator has claimed, and nothing else, and shows nothing of the queue', async () => {
  // jsdom has no animations; the words of the breath do not need them.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const [mine, other] = [
    anItem({ claim: { by: me, until: soon() } }),
    anItem({ claim: { by: lee, until: soon() } }),
  ];
  const writes = open([mine, other]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  press('Take a break');
  expect(await screen.findByRole('heading', { name: 'A break' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await waitFor(() => expect(writes()).toEqual([`DELETE /api/moderation/comment/${mine.id}/claim`]));
  expect(await screen.findByText('4 seconds in · 6 seconds out')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Back to the moderation' }));
  expect(address()).toBe('/moderation');
});

test('a moderator without a needed second factor is led to the settings, and nothing is requested', () => {
  const writes = open([anItem()], '/moderation', aUser({ role: 'moderator', needsSecondFactor: true }));
  expect(screen.getByText('One step before you begin')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up your second factor' }).getAttribute('href')).toBe(
    '/settings#second-factor',
  );
  expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
  expect(writes()).toEqual([]);
});

test('an item under a worry that the moderator cannot open offers no link to it', async () => {
  open([anItem({ kind: 'post', canOpen: false })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Read it' }));
  expect(screen.getByText('Nobody wants you here.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See where it stands' })).toBeNull();
});

test('a reported moderation item says that its author has changed it since', async () => {
  open([anItem({ reports: [aReport()], changedSinceReport: true }), anItem({ reports: [aReport()] })]);
  for (const read of await screen.findAllByRole('button', { name: 'Read it' })) fireEvent.click(read);
  expect(screen.getAllByText('What members said')).toHaveLength(2);
  const words = 'Its author has changed it since it was reported. What members saw may have been different.';
  expect(screen.getAllByText(words)).toHaveLength(1);
});
