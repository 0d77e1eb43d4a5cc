import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data, failure, fakeFetch } from '../testing/fetch.ts';
import { accessToken, clearTokens, refreshToken, storeTokens } from './tokens.ts';

/** One tab: its own modules over the storage and the locks that all tabs share. */
async function openTab() {
  vi.resetModules();
  return import('./refresh.ts');
}

/** The browser's locks, as far as tabs queue for one name. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ token: 'old', refreshToken: 'spent' });
});

describe('a refresh', () => {
  it('is one for all callers of a tab', async () => {
    const calls = fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
    const { refreshAccess } = await openTab();
    const answers = await Promise.all([refreshAccess('old'), refreshAccess('old'), refreshAccess('old')]);
    expect(answers).toEqual(['new', 'new', 'new']);
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/auth/refresh', { refreshToken: 'spent' }],
    ]);
    expect([accessToken(), refreshToken()]).toEqual(['new', 'next']);
  });

  it('is one for two tabs: the slower one takes the token of the quicker', async () => {
    fakeLocks();
    const calls = fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
    const [first, second] = [await openTab(), await openTab()];
    const answers = await Promise.all([first.refreshAccess('old'), second.refreshAccess('old')]);
    expect(answers).toEqual(['new', 'new']);
    expect(calls).toHaveLength(1);
  });

  it('that is refused clears both tokens', async () => {
    fakeFetch(() => failure(401, 'INVALID_REFRESH_TOKEN'));
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBeNull();
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('that finds no server keeps both tokens and says so', async () => {
    fakeFetch((_, index) => (index === 0 ? new TypeError('no line') : failure(503, 'SERVICE_UNAVAILABLE')));
    const { refreshAccess } = await openTab();
    await expect(refreshAccess('old')).rejects.toMatchObject({ name: 'WakeError', reason: 'network' });
    await expect(refreshAccess('old')).rejects.toMatchObject({ name: 'WakeError', reason: 'status' });
    expect([accessToken(), refreshToken()]).toEqual(['old', 'spent']);
  });

  it('does not sign in again whoever signed out meanwhile', async () => {
    fakeFetch(() => {
      clearTokens();
      return data({ token: 'new', refreshToken: 'next' });
    });
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBeNull();
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('asks nothing when another tab has a new token already', async () => {
    const calls = fakeFetch(() => data({}));
    const { refreshAccess } = await openTab();
    storeTokens({ token: 'newer', refreshToken: 'newest' });
    expect(await refreshAccess('old')).toBe('newer');
    expect(calls).toHaveLength(0);
  });
});
