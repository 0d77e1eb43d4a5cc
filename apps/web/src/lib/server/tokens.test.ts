import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { apiFetch } from './api-fetch.ts';
import { loadSession, session } from './session.ts';
import { accessToken, refreshToken, storeAccount, storedAccount, storeTokens } from './tokens.ts';

const user = aUser();
afterEach(() => vi.useRealTimers());
resetSession();

/** A server that accepts only the access token `fresh`, and issues it for the refresh token `r`. */
const stubServer = () =>
  fakeFetch(({ url, headers, body }) => {
    if (url === '/api/auth/refresh') {
      const isKnown = JSON.stringify(body) === JSON.stringify({ refreshToken: 'r' });
      return isKnown ? data({ token: 'fresh', refreshToken: 'next' }) : failure(401, 'INVALID_REFRESH_TOKEN');
    }
    return headers.get('authorization') === 'Bearer fresh' ? data(user) : failure(401, 'TOKEN_EXPIRED');
  });

describe('an access token', () => {
  it.each([
    ['is no token at all', 'undefined'],
    ['has three meaningless parts', 'a.b.c'],
    ['cannot be a header value', 'ein Häuschen ☃'],
    ['is cut off', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOi'],
    ['names somebody else', `head.${btoa('{"sub":"somebody"}')}.signature`],
  ])('that %s is renewed, and the session goes on', async (_, token) => {
    storeTokens({ token, refreshToken: 'r' });
    stubServer();
    await loadSession();
    expect(session.get()).toEqual({ status: 'member', user });
    expect([accessToken(), refreshToken(), storedAccount()]).toEqual(['fresh', 'next', user.id]);
  });

  it('that was damaged during a visit is renewed with the next call', async () => {
    storeAccount(user.id);
    storeTokens({ token: '☃', refreshToken: 'r' });
    session.set({ status: 'member', user });
    stubServer();
    expect((await apiFetch('/api/posts', { method: 'POST' })).status).toBe(200);
    expect(session.get()).toEqual({ status: 'member', user });
  });

  it('that cannot be renewed ends the session', async () => {
    storeTokens({ token: '☃', refreshToken: 'unknown' });
    stubServer();
    await loadSession();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect([accessToken(), refreshToken(), storedAccount()]).toEqual([null, null, null]);
  });

  it('is kept after any failure but a 401, and the call is retried', async () => {
    storeTokens({ token: 't', refreshToken: 'r' });
    vi.useFakeTimers();
    fakeFetch((_, index) => (index === 0 ? failure(500, 'INTERNAL') : data(user)));
    await loadSession();
    expect(session.get()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.get()).toEqual({ status: 'member', user });
  });
});
