import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { apiFetch } from './api-fetch.ts';
import { logout, session } from './session.ts';
import { accessToken, storeTokens } from './tokens.ts';
import { wakeState } from './wake.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  storeTokens({ token: 't', refreshToken: 'r' });
  session.set({ status: 'member', user: aUser() });
});
afterEach(() => vi.useRealTimers());

describe('a logout', () => {
  it('reaches the other tabs before the server, so that they send nothing of a session that is over', async () => {
    const calls = fakeFetch(() => data({}));
    const logoutDone = logout();
    expect([accessToken(), session.get().status]).toEqual([null, 'visitor']);
    await vi.advanceTimersByTimeAsync(199);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await logoutDone;
    expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/api/auth/logout', 'Bearer t'],
    ]);
  });

  it('reaches the server at once when the page closes', async () => {
    const calls = fakeFetch(() => data({}));
    const logoutDone = logout();
    dispatchEvent(new Event('pagehide'));
    await logoutDone;
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/logout']);
  });

  it('cancels the reads under way but not the writes, and then requests as a visitor', async () => {
    const calls = fakeFetch(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => resolve(data({})), 100);
        }),
    );
    const read = apiFetch('/api/notifications').catch((error: unknown) => error);
    void apiFetch('/api/posts', { method: 'POST' });
    void logout();
    expect(await read).toMatchObject({ name: 'AbortError' });
    expect(wakeState.get()).toBe('awake');
    const next = apiFetch('/api/posts');
    await vi.advanceTimersByTimeAsync(100);
    expect((await next).status).toBe(200);
    expect(calls.map(({ url, signal }) => [url, signal?.aborted])).toEqual([
      ['/api/notifications', true],
      ['/api/posts', false],
      ['/api/posts', false],
    ]);
  });
});
