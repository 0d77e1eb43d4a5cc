import { dayMs } from '@halved/shared/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, data, failure, fakeFetch } from '../../testing/fetch.ts';
import { apiFetch } from './api-fetch.ts';
import { keeper } from './keeper.ts';
import { deviceKeeper } from './kept-writes.ts';
import { clearTokens, storeAccount, storeTokens } from './tokens.ts';
import { queuedWrites, reportAwake, wakeState } from './wake.ts';
import { WakeError } from './wake-error.ts';
import { dropQueuedWrites } from './write-queue.ts';

const server = { awake: false };
const asleep = () => new Response('', { status: 503 });
/** A server that answers 503 while it sleeps, and calls `respond` when it is awake. */
const sleeping = (respond: (call: Call) => Response = () => data({ ok: true })) =>
  fakeFetch((call) => {
    if (!server.awake) return asleep();
    return call.url === '/api/wake' ? data({ status: 'awake' }) : respond(call);
  });
function signIn(account: string) {
  storeAccount(account);
  storeTokens({ token: `token-of-${account}`, refreshToken: `of ${account}` });
}
const write = (name: string, method = 'POST') => apiFetch(`/api/${name}`, { method });
const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const writesOf = (calls: Call[]) => calls.filter(({ url }) => url !== '/api/wake').map(({ url }) => url);
const wake = () => {
  server.awake = true;
  return advance(3_000);
};
/** Whether a promise is settled. */
const isSettled = async (promise: Promise<unknown>) => {
  const callback = vi.fn();
  promise.then(callback, callback);
  await advance();
  return callback.mock.calls.length > 0;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server.awake = false;
});
afterEach(async () => {
  server.awake = true;
  clearTokens();
  dropQueuedWrites();
  await advance(120_000);
  reportAwake();
  vi.useRealTimers();
});

describe('a write to a sleeping server', () => {
  it('waits, and is sent exactly once more when the server is awake', async () => {
    signIn('noor');
    const calls = sleeping();
    const response = write('posts');
    await advance();
    expect(queuedWrites.get()).toBe(1);
    expect(await isSettled(response)).toBe(false);
    await wake();
    expect(await (await response).json()).toEqual({ data: { ok: true } });
    expect(writesOf(calls)).toEqual(['/api/posts', '/api/posts']);
    await advance(120_000);
    expect(writesOf(calls)).toHaveLength(2);
    expect(queuedWrites.get()).toBe(0);
  });

  it('is kept on the device while it waits, and forgotten with the answer', async () => {
    signIn('noor');
    keeper.set(deviceKeeper);
    sleeping();
    const response = write('posts');
    await advance();
    expect(keeper.get()?.count('noor')).toBe(1);
    await wake();
    await response;
    expect(keeper.get()?.count('noor')).toBe(0);
  });

  it('waits and is sent where the storage is full or forbidden too', async () => {
    signIn('noor');
    keeper.set(deviceKeeper);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const calls = sleeping();
    const response = write('posts');
    await advance();
    await wake();
    full.mockRestore();
    expect((await response).status).toBe(200);
    expect(writesOf(calls)).toHaveLength(2);
  });

  it('waits for minutes without being sent again', async () => {
    const calls = sleeping();
    const response = write('posts');
    await advance(300_000);
    expect(wakeState.get()).toBe('gone');
    expect(writesOf(calls)).toHaveLength(1);
    server.awake = true;
    await advance(30_000);
    expect((await response).status).toBe(200);
  });

  it('is given up after almost a day if it has a key, which the server then forgets, and otherwise still sent', async () => {
    signIn('noor');
    const calls = sleeping();
    const keyed = apiFetch('/api/posts', { method: 'POST', headers: { 'idempotency-key': 'k' } });
    const like = write('likes/p1');
    const refused = expect(keyed).rejects.toThrow(WakeError);
    await advance();
    vi.setSystemTime(Date.now() + dayMs);
    await wake();
    await refused;
    expect((await like).status).toBe(200);
    expect(writesOf(calls)).toEqual(['/api/posts', '/api/likes/p1', '/api/likes/p1']);
  });

  it('is sent after the earlier writes, in the order in which they were made', async () => {
    const calls = sleeping();
    const writes = [write('like'), write('like', 'DELETE'), write('follow')];
    await advance();
    const lastWrite = write('comment');
    await advance();
    expect(writesOf(calls)).toEqual(['/api/like', '/api/like', '/api/follow']);
    await wake();
    await Promise.all([...writes, lastWrite]);
    expect(calls.slice(-4).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/like',
      'DELETE /api/like',
      'POST /api/follow',
      'POST /api/comment',
    ]);
  });

  it('can still be refused once the server is awake', async () => {
    sleeping(() => failure(403, 'COMMENTS_DISABLED'));
    const response = write('comments');
    await advance();
    await wake();
    expect((await response).status).toBe(403);
    expect(queuedWrites.get()).toBe(0);
  });

  it('fails if an awake server keeps answering it with 503', async () => {
    const calls = fakeFetch(({ url }) => (url === '/api/wake' ? data({ status: 'awake' }) : asleep()));
    const response = write('posts');
    await advance(60_000);
    expect((await response).status).toBe(503);
    expect(writesOf(calls)).toHaveLength(9);
  });

  it('is sent again even if other calls are answered meanwhile', async () => {
    let tries = 0;
    fakeFetch(({ method }) => {
      if (method === 'GET') return data({});
      tries += 1;
      return tries < 3 ? asleep() : data({ ok: true });
    });
    const response = write('posts');
    await apiFetch('/api/posts');
    await advance(10_000);
    expect((await response).status).toBe(200);
    expect(tries).toBe(3);
  });

  it('is not queued if it opens or ends a session, or deletes an account', async () => {
    sleeping();
    for (const [name, method] of [
      ['auth/login', 'POST'],
      ['auth/logout', 'POST'],
      ['auth/account', 'DELETE'],
    ] as const) {
      expect((await write(name, method)).status).toBe(503);
    }
    expect(queuedWrites.get()).toBe(0);
  });
});

describe('an unsent write', () => {
  it('is never sent by another member, and its promise never settles', async () => {
    signIn('noor');
    const calls = sleeping();
    const response = write('posts');
    await advance();
    signIn('sam');
    await wake();
    expect(writesOf(calls)).toEqual(['/api/posts']);
    expect(await isSettled(response)).toBe(false);
    expect(queuedWrites.get()).toBe(0);
  });

  it('is dropped at a sign-out', async () => {
    signIn('noor');
    const calls = sleeping();
    void write('posts');
    await advance();
    clearTokens();
    dropQueuedWrites();
    expect(queuedWrites.get()).toBe(0);
    await wake();
    expect(writesOf(calls)).toHaveLength(1);
  });

  it('is sent with the renewed token of the same member', async () => {
    signIn('noor');
    const renewed = 'renewed';
    const calls = sleeping(({ url, headers }) => {
      if (url === '/api/auth/refresh') return data({ token: renewed, refreshToken: 'next' });
      return headers.get('authorization') === `Bearer ${renewed}`
        ? data({ ok: true })
        : failure(401, 'TOKEN_EXPIRED');
    });
    const response = write('posts');
    await advance();
    server.awake = true;
    await advance(3_500);
    expect((await response).status).toBe(200);
    expect(writesOf(calls).slice(1)).toEqual(['/api/posts', '/api/auth/refresh', '/api/posts']);
  });

  it('is not repeated with the token of another member who signed in meanwhile', async () => {
    signIn('noor');
    const calls = fakeFetch(() => {
      signIn('sam');
      return failure(401, 'TOKEN_EXPIRED');
    });
    expect(await isSettled(write('posts'))).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

describe('a response that arrives when somebody else is signed in', () => {
  it('is dropped, so that nothing of one member appears to the other', async () => {
    signIn('noor');
    const pending = Promise.withResolvers<Response>();
    fakeFetch(() => pending.promise);
    const response = write('posts');
    signIn('sam');
    pending.resolve(data({ private: true }));
    expect(await isSettled(response)).toBe(false);
  });
});
