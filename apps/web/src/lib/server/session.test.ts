import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { queryClient } from '../cache/query-client.ts';
import { apiFetch } from './api-fetch.ts';
import { keeper } from './keeper.ts';
import { deviceKeeper, keysOf } from './kept-writes.ts';
import {
  endedElsewhere,
  loadSession,
  logout,
  personLeft,
  refreshUser,
  replaceUser,
  session,
} from './session.ts';
import { login } from './sign-in.ts';
import { accessToken, refreshToken, storeAccount, storeTokens, tokenKeys } from './tokens.ts';
import { api } from './trpc.ts';
import { reportAwake } from './wake.ts';

const user = aUser();
resetSession();

const storeSomeTokens = () => storeTokens({ token: 't', refreshToken: 'r' });
function storeTokensOf(account: string, token = `token-of-${account}`) {
  storeAccount(account);
  storeTokens({ token, refreshToken: 'r' });
  return token;
}
/** Fires the storage event by which the browser tells the other tabs of a change. */
const notify = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('a session', () => {
  it('belongs to a visitor when no token is stored', async () => {
    const calls = fakeFetch(() => data(user));
    await loadSession();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(calls).toHaveLength(0);
  });

  it('starts with the profile behind the stored token', async () => {
    storeSomeTokens();
    fakeFetch(() => data(user));
    await loadSession();
    expect(session.get()).toEqual({ status: 'member', user });
  });

  it('clears both tokens when the profile is refused', async () => {
    storeSomeTokens();
    fakeFetch(() => failure(401, 'UNAUTHENTICATED'));
    await loadSession();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('survives a sleeping server and continues once it is awake', async () => {
    storeSomeTokens();
    fakeFetch((_, index) => (index === 0 ? failure(503, 'SERVICE_UNAVAILABLE') : data(user)));
    await loadSession();
    expect(session.get()).toEqual({ status: 'loading' });
    expect(accessToken()).toBe('t');
    reportAwake();
    await vi.waitFor(() => expect(session.get().status).toBe('member'));
  });

  it('begins with a login, which removes what a session of somebody else has left to be sent', async () => {
    const [theirs, mine] = ['halved_write:somebody:1', `halved_write:${user.id}:2`];
    for (const key of [theirs, mine]) localStorage.setItem(key, '{}');
    keeper.set(deviceKeeper);
    fakeFetch(() => data({ token: 'a', refreshToken: 'b', user }));
    await login({ email: 'noor@example.org', password: 'secret' });
    expect(keysOf('')).toEqual([mine]);
  });

  it('begins with a login: tokens and user are stored', async () => {
    fakeFetch(() => data({ token: 'a', refreshToken: 'b', user }));
    await login({ email: 'noor@example.org', password: 'secret' });
    expect(session.get()).toEqual({ status: 'member', user });
    expect([accessToken(), refreshToken()]).toEqual(['a', 'b']);
  });

  it('ends with a logout, even when the server fails, and the cache is cleared', async () => {
    storeSomeTokens();
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

describe('a session that another device ended', () => {
  const endElsewhere = async () => {
    storeTokensOf(user.id);
    session.set({ status: 'member', user });
    fakeFetch(() => failure(401, 'INVALID_REFRESH_TOKEN'));
    await apiFetch('/api/posts');
  };

  it('ends with the next call, and the login page can show the reason', async () => {
    queryClient.setQueryData(['seen'], 'private');
    await endElsewhere();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(accessToken()).toBeNull();
    expect(endedElsewhere.get()).toBe(true);
    expect(queryClient.getQueryData(['seen'])).toBeUndefined();
  });

  it('is no longer mentioned after the next sign-in', async () => {
    await endElsewhere();
    fakeFetch(() => data({ token: 'a', refreshToken: 'b', user }));
    await login({ email: 'noor@example.org', password: 'secret' });
    expect(endedElsewhere.get()).toBe(false);
  });

  it('never settles the promise of the call that detected the end', async () => {
    storeTokensOf(user.id);
    session.set({ status: 'member', user });
    const callback = vi.fn();
    fakeFetch(() => failure(401, 'INVALID_REFRESH_TOKEN'));
    apiFetch('/api/posts', { method: 'POST' }).then(callback, callback);
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'visitor' }));
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it.each([tokenKeys.access, null])('that signs out signs this one out (key %s)', (key) => {
    storeSomeTokens();
    session.set({ status: 'member', user });
    localStorage.clear();
    notify(key, null);
    expect(session.get()).toEqual({ status: 'visitor' });
  });

  it('that signs in signs this one in', async () => {
    session.set({ status: 'visitor' });
    fakeFetch(() => data(user));
    storeSomeTokens();
    notify(tokenKeys.access, 't');
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'member', user }));
  });

  it('that signs somebody else in leaves nothing of the previous member', async () => {
    const sam = aUser();
    storeTokensOf(user.id);
    session.set({ status: 'member', user });
    queryClient.setQueryData(['seen'], 'private');
    const listener = vi.fn();
    const stopListening = personLeft.on(listener);
    const calls = fakeFetch(() => data(sam));
    const token = storeTokensOf(sam.id);
    notify(tokenKeys.access, token);
    expect(session.get()).toEqual({ status: 'loading' });
    expect(queryClient.getQueryData(['seen'])).toBeUndefined();
    expect(listener).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'member', user: sam }));
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    stopListening();
  });

  it('that refreshes the token changes nothing here', () => {
    storeTokensOf(user.id);
    session.set({ status: 'member', user });
    storeTokens({ token: 'renewed', refreshToken: 'next' });
    notify(tokenKeys.access, 'renewed');
    expect(session.get()).toEqual({ status: 'member', user });
  });

  it('that signs somebody else in while the profile is loading shows the new member here', async () => {
    const sam = aUser();
    storeTokensOf(user.id);
    const first = Promise.withResolvers<Response>();
    fakeFetch((_, index) => (index === 0 ? first.promise : data(sam)));
    const loaded = loadSession();
    notify(tokenKeys.access, storeTokensOf(sam.id));
    await vi.waitFor(() => expect(session.get()).toEqual({ status: 'member', user: sam }));
    first.resolve(data(user));
    await loaded;
    expect(session.get()).toEqual({ status: 'member', user: sam });
  });

  it('that changes the account updates it here', async () => {
    session.set({ status: 'member', user });
    fakeFetch(() => data({ ...user, bio: 'Written there' }));
    notify('halved_account_changed', '1');
    await vi.waitFor(() => expect(session.get()).toMatchObject({ user: { bio: 'Written there' } }));
  });

  it('that changes the account does not undo what was saved here meanwhile', async () => {
    session.set({ status: 'member', user });
    const saved = { ...user, bio: 'Saved here' };
    const early = Promise.withResolvers<Response>();
    fakeFetch((_, index) => (index === 0 ? early.promise : data(saved)));
    const refreshed = refreshUser();
    replaceUser(saved);
    early.resolve(data(user));
    await refreshed;
    expect(session.get()).toEqual({ status: 'member', user: saved });
  });

  it('that changes the account changes nothing here if its profile cannot be loaded or is another member’s', async () => {
    session.set({ status: 'member', user });
    fakeFetch(() => data({ ...aUser(), bio: 'Somebody else' }));
    await refreshUser();
    expect(session.get()).toEqual({ status: 'member', user });
    fakeFetch(() => failure(500, 'INTERNAL'));
    await refreshUser();
    expect(session.get()).toEqual({ status: 'member', user });
  });

  it('learns from any answer that the tier has changed, and loads the account once', async () => {
    session.set({ status: 'member', user });
    const answer = (body: unknown, tier: string) => {
      const response = data(body);
      response.headers.set('x-tier', tier);
      return response;
    };
    const calls = fakeFetch(({ url }) =>
      url.endsWith('/profile') ? answer({ ...user, tier: 'premium' }, 'premium') : answer({}, 'premium'),
    );
    await Promise.all([api.notifications.context.query(), api.notifications.preferences.query()]);
    await vi.waitFor(() => expect(session.get()).toMatchObject({ user: { tier: 'premium' } }));
    await api.notifications.context.query();
    expect(calls.filter(({ url }) => url.endsWith('/profile'))).toHaveLength(1);
  });

  it('is notified when the account changes here', () => {
    replaceUser({ ...user, bio: 'Written here' });
    expect(localStorage.getItem('halved_account_changed')).not.toBeNull();
  });

  it('that changes something else changes nothing here', () => {
    storeSomeTokens();
    session.set({ status: 'member', user });
    notify('halved_language', 'es');
    expect(session.get().status).toBe('member');
  });
});
