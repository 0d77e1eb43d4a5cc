import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeFetch, page } from '../../testing/fetch.ts';
import { apiFetch } from './api-fetch.ts';
import { reportAwake, wakeState } from './wake.ts';
import { sendQueuedWrites } from './write-queue.ts';

beforeEach(() => localStorage.clear());
afterEach(() => reportAwake());

/** An answer of which only the head arrives. */
function cutOff(): Response {
  const head = data({ id: 'shared' });
  const broken = () => Promise.reject(new TypeError('network error'));
  return Object.assign(head, { clone: () => head, arrayBuffer: broken, json: broken, text: broken });
}

describe('a write', () => {
  it.each([
    ['a page answers, such as that of a host that is starting', () => page('<p>Starting…</p>')],
    [
      'a proxy refuses with a page, such as a question whether somebody is human',
      () => page('<p>…</p>', 403),
    ],
    ['a proxy answers that it has no server', () => new Response('404 page not found', { status: 404 })],
    ['a proxy answers with a status of its own', () => new Response('error code: 521', { status: 521 })],
    ['is cut off within its answer', cutOff],
  ])('that %s waits for the server', async (_, answer) => {
    const answers = [answer];
    const calls = fakeFetch(() => answers.pop()?.() ?? data({ id: 'shared' }));
    const response = apiFetch('/api/posts', { method: 'POST', body: '{}' });
    await vi.waitFor(() => expect(wakeState.get()).toBe('waking'));
    await sendQueuedWrites();
    expect(await (await response).json()).toEqual({ data: { id: 'shared' } });
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('that a proxy refuses as too large is not sent again', async () => {
    const calls = fakeFetch(() => page('<h1>413 Request Entity Too Large</h1>', 413));
    expect((await apiFetch('/api/posts', { method: 'POST', body: '{}' })).status).toBe(413);
    expect([calls.length, wakeState.get()]).toEqual([1, 'awake']);
  });
});
