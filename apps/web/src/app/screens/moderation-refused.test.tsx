import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './moderation.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const item = anItem();

/** Approves the one waiting item; the server answers with `refuse`, and the queue then holds `after`. */
async function approve(refuse: () => Response, after = [item]) {
  let waitingItems = [item];
  const calls = stubApi({
    'GET /api/moderation/queue': () => data(aQueuePage(waitingItems)),
    [`POST /api/moderation/comment/${item.id}/decision`]: () => {
      waitingItems = after;
      return refuse();
    },
  });
  renderApp(<Screen />, { user: aUser({ role: 'moderator' }), at: '/moderation?show=all' });
  await screen.findByText('Reads hostile');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  return calls;
}

test('a refused moderation decision brings the item back', async () => {
  await approve(() => refusal(500, 'INTERNAL', 'inside'));
  expect(await screen.findByText('Failed to save the decision')).toBeTruthy();
  expect(screen.queryAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All1');
});

test('a moderation item that its author has rewritten meanwhile comes back with the new words', async () => {
  const message = 'This has changed since you read it.';
  const rewritten = { ...item, excerpt: 'I am sorry.', revision: 'second' };
  await approve(() => refusal(412, 'PRECONDITION_FAILED', message), [rewritten]);
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Read it' }));
  expect(screen.getByText('I am sorry.')).toBeTruthy();
});

test('a moderation decision is about the words that were read, also after the queue has refreshed itself', async () => {
  const first = anItem();
  let shown = first;
  const decided = vi.fn((_: Call) => data(first));
  stubApi({
    'GET /api/moderation/queue': () => data(aQueuePage([shown])),
    [`POST /api/moderation/comment/${first.id}/claim`]: () => data(shown),
    [`POST /api/moderation/comment/${first.id}/decision`]: decided,
  });
  const { client } = renderApp(<Screen />, {
    user: aUser({ role: 'moderator' }),
    at: '/moderation?show=all',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Read it' }));
  shown = { ...first, excerpt: 'I am sorry.', revision: 'second' };
  // The answer to the claim cancels requests of the queue.
  await waitFor(async () => {
    await client.refetchQueries();
    expect(screen.getByText('I am sorry.')).toBeTruthy();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decided).toHaveBeenCalledOnce());
  expect(decided.mock.calls[0]?.[0].body).toMatchObject({ decision: 'approve', revision: first.revision });
});

test('a moderation item that somebody else has decided meanwhile leaves the queue, and the server’s message is shown', async () => {
  const message = 'Somebody has decided on this since you read it.';
  await approve(() => refusal(409, 'ALREADY_DECIDED', message), []);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

test('a forbidden moderation decision loads the account again: somebody may have taken the role', async () => {
  const calls = await approve(() => refusal(403, 'FORBIDDEN', 'Not yours.'));
  expect(await screen.findByText('Not yours.')).toBeTruthy();
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/profile'));
});
