import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../testing/factories.ts';
import { data, failure, fakeFetch } from '../testing/fetch.ts';
import { queryClient } from './query-client.ts';
import { loadSession, login, logout, session, watchSession } from './session.ts';
import { accessToken, refreshToken, storeTokens, tokenKeys } from './tokens.ts';
import { reportAwake } from './wake.ts';

const user = aUser();
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'loading' });
  stop = watchSession();
});
afterEach(() => {
  stop();
  reportAwake();
});

const signedIn = () => storeTokens({ token: 't', refreshToken: 'r' });
/** What the browser tells the other tabs of a change. */
const tell = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('a session', () => {
  it('is a visitor’s without a stored token', async () => {
    const calls = fakeFetch(() => data(user));
    await loadSession();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(calls).toHaveLength(0);
  });

  it('starts with the profile behind the stored token', async () => {
    signedIn();
    fakeFetch(() => data(user));
    await loadSession();
    expect(session.get()).toEqual({ status: 'member', user });
  });

  it('clears both tokens when the profile is refused', async () => {
    signedIn();
    fakeFetch(() => failure(401, 'UNAUTHENTICATED'));
    await loadSession();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('outlives a sleeping server and goes on once it is awake', async () => {
    signedIn();
    fakeFetch((_, index) => (index === 0 ? failure(503, 'SERVICE_UNAVAILABLE') : data(user)));
    await loadSession();
    expect(session.get()).toEqual({ status: 'loading' });
    expect(accessToken()).toBe('t');
    reportAwake();
    await vi.waitFor(() => expect(session.get().status).toBe('member'));
  });

  it('begins with a login: tokens and user are stored', async () => {
    fakeFetch(() => data({ token: 'a', refreshToken: 'b', user }));
    await login({ email: 'noor@example.org', password: 'secret' });
    expect(session.get()).toEqual({ status: 'member', user });
    expect([accessToken(), refreshToken()]).toEqual(['a', 'b']);
  });

  it('ends with a logout, also when the server fails, and what was seen is forgotten', async () => {
    signedIn();
    session.set({ status: 'member', user });
    queryClient.setQueryData(['seen'], 'private');
    const calls = fakeFetch(() => failure(500, 'INTERNAL'));
    await logout();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(accessToken()).toBeNull();
    expect(queryClient.getQueryData(['seen'])).toBeUndefined();
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer t');
  });
});

describe('another tab', () => {
  it.each([tokenKeys.access, null])('that signs out signs this one out (key %s)', (key) => {
    signedIn();
    session.set({ status: 'member', user });
    localStorage.clear();
    tell(key, null);
    expect(session.get()).toEqual({ status: 'visitor' });
  });

  it('that signs in signs this one in', async () => {
    session.set({ status: 'visitor' });
    fakeFetch(() => data(user));
    signedIn();
    tell(tokenKeys.access, 't');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'member', user }));
  });

  it('that changes something else changes nothing here', () => {
    signedIn();
    session.set({ status: 'member', user });
    tell('halved_language', 'es');
    expect(session.get().status).toBe('member');
  });
});
