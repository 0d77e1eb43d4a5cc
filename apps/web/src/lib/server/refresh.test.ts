import { times } from '@halved/shared/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data, failure, fakeFetch, page } from '../../testing/fetch.ts';
import { accessToken, clearTokens, refreshToken, storeTokens } from './tokens.ts';

/** One tab: modules of its own over the storage and the locks that all tabs share. */
async function openTab() {
  vi.resetModules();
  return import('./refresh.ts');
}

/** Imitates the browser's locks for one name: the tabs run one after the other. */
function fakeLocks() {
  let lastRun: Promise<unknown> = Promise.resolve();
  const request = (_: string, _options: object, work: () => Promise<unknown>) => {
    const run = lastRun.then(work);
    lastRun = run.catch(() => undefined);
    return run;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ token: 'old', refreshToken: 'spent' });
});

describe('a refresh', () => {
  it('is made once for all callers of a tab', async () => {
    const calls = fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
    const { refreshAccess } = await openTab();
    const tokens = await Promise.all([refreshAccess('old'), refreshAccess('old'), refreshAccess('old')]);
    expect(tokens).toEqual(['new', 'new', 'new']);
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/auth/refresh', { refreshToken: 'spent' }],
    ]);
    expect([accessToken(), refreshToken()]).toEqual(['new', 'next']);
  });

  it('is made once for two tabs: the slower tab takes the token of the faster one', async () => {
    fakeLocks();
    const calls = fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
    const [first, second] = [await openTab(), await openTab()];
    const tokens = await Promise.all([first.refreshAccess('old'), second.refreshAccess('old')]);
    expect(tokens).toEqual(['new', 'new']);
    expect(calls).toHaveLength(1);
  });

  it('needs no lock in a browser that refuses locks because it blocks cookies', async () => {
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBe('new');
  });

  it('that is refused clears both tokens', async () => {
    fakeFetch(() => failure(401, 'INVALID_REFRESH_TOKEN'));
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBeNull();
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('that is refused ends the session on the server too, so that nobody else can continue it', async () => {
    const calls = fakeFetch(() => failure(401, 'INVALID_REFRESH_TOKEN'));
    const { refreshAccess } = await openTab();
    await refreshAccess('old');
    expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/api/auth/refresh', null],
      ['/api/auth/logout', 'Bearer old'],
    ]);
  });

  it('that the server does not answer keeps both tokens and throws', async () => {
    fakeFetch(() => new TypeError('no line'));
    const { refreshAccess } = await openTab();
    await expect(refreshAccess('old')).rejects.toMatchObject({ name: 'WakeError', reason: 'network' });
    expect([accessToken(), refreshToken()]).toEqual(['old', 'spent']);
  });

  it.each([
    ['that is rate-limited', failure(429, 'RATE_LIMITED')],
    ['that fails on the server', failure(500, 'INTERNAL')],
    ['that a sleeping server does not answer', failure(503, 'SERVICE_UNAVAILABLE')],
    ['that a proxy answers with a page', new Response('<p>Welcome to our network</p>')],
    ['that a proxy refuses with a page of its own', page('<p>Are you human?</p>', 403)],
    ['for which a proxy finds no server', new Response('404 page not found', { status: 404 })],
    ['that a proxy refuses in a shape of its own', Response.json({ status: 'error' }, { status: 404 })],
  ])('%s keeps both tokens and throws', async (_, response) => {
    fakeFetch(() => response);
    const { refreshAccess } = await openTab();
    await expect(refreshAccess('old')).rejects.toMatchObject({ name: 'WakeError', reason: 'status' });
    expect([accessToken(), refreshToken()]).toEqual(['old', 'spent']);
  });

  it('does not sign a member in again who signed out meanwhile', async () => {
    fakeFetch(() => {
      clearTokens();
      return data({ token: 'new', refreshToken: 'next' });
    });
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBeNull();
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('requests nothing when another tab has already stored a new token', async () => {
    const calls = fakeFetch(() => data({}));
    const { refreshAccess } = await openTab();
    storeTokens({ token: 'newer', refreshToken: 'newest' });
    expect(await refreshAccess('old')).toBe('newer');
    expect(calls).toHaveLength(0);
  });
});

describe('a refresh token that another tab has replaced', () => {
  it('is read from the storage once more, and nobody is signed out', async () => {
    const calls = fakeFetch(({ body }) => {
      if (JSON.stringify(body) === '{"refreshToken":"newest"}')
        return data({ token: 'new', refreshToken: 'next' });
      // The other tab has stored a newer pair, whose access token has expired as well.
      storeTokens({ token: 'old', refreshToken: 'newest' });
      return failure(401, 'INVALID_REFRESH_TOKEN');
    });
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBe('new');
    expect(calls.map(({ body }) => body)).toEqual([{ refreshToken: 'spent' }, { refreshToken: 'newest' }]);
    expect([accessToken(), refreshToken()]).toEqual(['new', 'next']);
  });

  it('needs no refresh when another tab has already stored a new access token', async () => {
    const calls = fakeFetch(() => {
      setTimeout(storeTokens, 50, { token: 'newer', refreshToken: 'newest' });
      return failure(401, 'INVALID_REFRESH_TOKEN');
    });
    const { refreshAccess } = await openTab();
    expect(await refreshAccess('old')).toBe('newer');
    expect(calls).toHaveLength(1);
    expect([accessToken(), refreshToken()]).toEqual(['newer', 'newest']);
  });
});

/**
 * A server with one session: only the latest successor of a token is valid, and each response waits until the test
 * releases it.
 */
function aSession() {
  let validToken = 'spent';
  let count = 0;
  const releases: (() => void)[] = [];
  const calls = fakeFetch(({ url, body }) => {
    if (url !== '/api/auth/refresh') return data({ success: true });
    const sentBody = JSON.stringify(body);
    const isKnown = [validToken, 'spent'].some(
      (token) => sentBody === JSON.stringify({ refreshToken: token }),
    );
    if (!isKnown) return failure(401, 'INVALID_REFRESH_TOKEN');
    validToken = `next-${++count}`;
    const response = data({ token: `new-${count}`, refreshToken: validToken });
    return count > 2 ? response : new Promise((resolve) => releases.push(() => resolve(response)));
  });
  return { calls, releases, living: () => validToken };
}

const timeOut = () => Promise.reject(new DOMException('', 'TimeoutError'));

it('waits no longer than a refresh can take for a tab that its device suspended with the lock', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const request = vi.fn(timeOut);
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  fakeFetch(() => data({ token: 'new', refreshToken: 'next' }));
  const { refreshAccess } = await openTab();
  expect(await refreshAccess('old')).toBe('new');
  const signal: unknown = timeout.mock.results[0]?.value;
  expect(request).toHaveBeenCalledWith('halved-refresh', { signal }, expect.any(Function));
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(times.apiTimeoutMs);
  timeout.mockRestore();
});

type Work = () => Promise<unknown>;
const firstOnly = () => {
  let isHeld = false;
  return (_: string, _options: object, work: Work) => {
    if (isHeld) return timeOut();
    isHeld = true;
    return work();
  };
};

describe.each([
  ['without locks', () => undefined],
  ['that no longer wait for the lock', () => ({ request: timeOut })],
  ['of which one no longer waits for the lock of the other', () => ({ request: firstOnly() })],
])('two tabs %s that exchange one token at the same time', (_, locks) => {
  it.each([
    [0, 1],
    [1, 0],
  ])('keep the valid token, whichever response arrives first (%i, then %i)', async (...order) => {
    vi.stubGlobal('navigator', { language: 'en', locks: locks() });
    const { calls, releases, living } = aSession();
    const tabs = [await openTab(), await openTab()];
    const tokens = tabs.map(({ refreshAccess }) => refreshAccess('old'));
    await vi.waitFor(() => expect(releases).toHaveLength(2));
    for (const tab of order) {
      releases[tab]?.();
      await tokens[tab];
    }
    expect(refreshToken()).toBe(living());
    expect(await Promise.all(tokens)).not.toContain(null);
    expect(calls.map(({ url }) => url)).not.toContain('/api/auth/logout');
  });
});
