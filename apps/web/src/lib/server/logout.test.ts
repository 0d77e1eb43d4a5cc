import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { logout, session } from './session.ts';
import { accessToken, storeTokens } from './tokens.ts';

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
});
