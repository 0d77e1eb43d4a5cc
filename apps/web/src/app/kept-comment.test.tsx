import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { draftOf } from '../features/comments/comment-drafts.ts';
import { Thread } from '../features/comments/thread.tsx';
import { queryClient } from '../lib/cache/query-client.ts';
import { clearTokens, storeAccount, storeTokens } from '../lib/server/tokens.ts';
import { probeAgain } from '../lib/server/wake.ts';
import { dropQueuedWrites } from '../lib/server/write-queue.ts';
import { readDraft, writeDraft } from '../lib/writing/drafts.ts';
import { type Call, data, refusal, silence, stubApi } from '../testing/api.ts';
import { aComment, aPost, aThreadPage, aUser } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { deliverAll } from './deliver-kept.ts';

const me = aUser();
const post = aPost();
const words = 'I am hree.';
const key = '0b4d2c8e-6f1a-4c39-9d0e-1a2b3c4d5e6f';
const url = `/api/comments/post/${post.id}`;
const body = JSON.stringify({ content: words });

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  clearTokens();
  dropQueuedWrites();
  queryClient.getMutationCache().clear();
  queryClient.clear();
  localStorage.clear();
});

/** Opens the thread after a reload of a page that kept a comment, while the server sleeps. */
async function openAfterReload(respond: (call: Call) => Response) {
  let isAwake = false;
  storeAccount(me.id);
  storeTokens({ token: 'token', refreshToken: 'refresh' });
  writeDraft(me.id, draftOf(post.id), JSON.stringify({ values: { content: words }, attempt: { key, body } }));
  const calls = stubApi({
    'GET /api/wake': () => data({ status: 'awake' }),
    [`GET ${url}/threaded`]: () => data(aThreadPage([])),
    [`POST ${url}`]: (call) => (isAwake ? respond(call) : silence()),
  });
  deliverAll([
    {
      id: 'w1',
      page: 'closed',
      account: me.id,
      at: Date.now(),
      url,
      method: 'POST',
      idempotencyKey: key,
      body,
    },
  ]);
  renderApp(<Thread post={post} />, { user: me, client: queryClient });
  const box = await screen.findByLabelText('Your comment');
  return {
    box,
    sent: () => calls.filter(({ method }) => method === 'POST'),
    wake: () => {
      isAwake = true;
      act(probeAgain);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a comment that waits since before a reload can neither be changed nor sent a second time', async () => {
  const { box, sent, wake } = await openAfterReload(() => data({ ...aComment(), support: null }, 201));
  expect(box).toHaveProperty('value', words);
  expect(box).toHaveProperty('readOnly', true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  fireEvent.click(button('Sending…'));
  wake();
  await waitFor(() => expect(box).toHaveProperty('readOnly', false));
  expect(box).toHaveProperty('value', '');
  expect(sent()).toHaveLength(2);
  expect(sent().map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, key]);
  expect(readDraft(me.id, draftOf(post.id))).toBeNull();
});

test('a comment that was refused after it had waited can be changed and sent again', async () => {
  const { box, wake } = await openAfterReload(() => refusal(400, 'VALIDATION', 'Please check it.'));
  expect(box).toHaveProperty('readOnly', true);
  wake();
  await waitFor(() => expect(box).toHaveProperty('readOnly', false));
  expect(box).toHaveProperty('value', words);
  expect(button('Comment')).toBeTruthy();
});
