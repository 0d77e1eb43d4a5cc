import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, data, failure, fakeFetch } from '../../testing/fetch.ts';
import { apiFetch, sessionExpired } from './api-fetch.ts';
import { accessToken, clearTokens, storeTokens } from './tokens.ts';
import { reportAwake, wakeState } from './wake.ts';

beforeEach(() => {
  localStorage.clear();
  delete window.halvedPrefetched;
  sessionExpired.set(false);
});
afterEach(() => {
  vi.useRealTimers();
  reportAwake();
});

describe('a request', () => {
  it('carries the token and the language of the interface', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    const calls = fakeFetch(() => data({}));
    await apiFetch('/api/posts', { headers: { 'idempotency-key': 'k' } });
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      'accept-language': 'en',
      authorization: 'Bearer mine',
      'idempotency-key': 'k',
    });
  });

  it('carries no authorization for a visitor', async () => {
    const calls = fakeFetch(() => data({}));
    await apiFetch('/api/posts');
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('gives up after 30 seconds', async () => {
    vi.useFakeTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    fakeFetch(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const error = apiFetch('/api/posts').catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ name: 'WakeError', reason: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('that its caller cancelled does not count as a sleeping server', async () => {
    fakeFetch(({ signal }) => Promise.reject(signal?.reason));
    const controller = new AbortController();
    controller.abort();
    await expect(apiFetch('/api/posts', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(wakeState.get()).toBe('awake');
  });
});

describe('a server that does not answer', () => {
  it('throws a typed error when there is no network', async () => {
    fakeFetch(() => new TypeError('failed'));
    await expect(apiFetch('/api/posts')).rejects.toMatchObject({ name: 'WakeError', reason: 'network' });
    expect(wakeState.get()).toBe('waking');
  });

  it.each([502, 503, 504])(
    'shows the wake notice on a %i and hides it with the next response',
    async (status) => {
      fakeFetch((_, index) => (index === 0 ? new Response('', { status }) : data({})));
      expect((await apiFetch('/api/posts')).status).toBe(status);
      expect(wakeState.get()).toBe('waking');
      await apiFetch('/api/posts');
      expect(wakeState.get()).toBe('awake');
    },
  );
});

describe('a busy server', () => {
  it('does not count as asleep, and gets the refused write again after the time of its Retry-After', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '2' } });
    const calls = fakeFetch(({ method }, index) => (method === 'POST' && index === 0 ? busy() : data({})));
    const response = apiFetch('/api/posts', { method: 'POST' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wakeState.get()).toBe('busy');
    expect(calls.map(({ url }) => url)).toEqual(['/api/posts']);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
    expect(wakeState.get()).toBe('awake');
    expect(calls.map(({ url }) => url)).toEqual(['/api/posts', '/api/wake', '/api/posts']);
  });
});

describe('a 401', () => {
  it('is followed by a refresh and one retry with the new token', async () => {
    storeTokens({ token: 'old', refreshToken: 'spent' });
    const calls = fakeFetch(({ url, headers }) => {
      if (url === '/api/auth/refresh') return data({ token: 'new', refreshToken: 'next' });
      return headers.get('authorization') === 'Bearer new'
        ? data({ ok: true })
        : failure(401, 'TOKEN_EXPIRED');
    });
    expect(await (await apiFetch('/api/posts')).json()).toEqual({ data: { ok: true } });
    expect(calls.map(({ url }) => url)).toEqual(['/api/posts', '/api/auth/refresh', '/api/posts']);
  });

  it('ends the session when the refresh is refused', async () => {
    storeTokens({ token: 'old', refreshToken: 'spent' });
    fakeFetch(() => failure(401, 'TOKEN_EXPIRED'));
    expect((await apiFetch('/api/posts')).status).toBe(401);
    expect(sessionExpired.get()).toBe(true);
    expect(accessToken()).toBeNull();
  });

  it('that arrives after a sign-out is returned without a refresh, and does not count as the end of the session', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    const calls = fakeFetch(() => {
      clearTokens();
      return failure(401, 'UNAUTHENTICATED');
    });
    expect((await apiFetch('/api/posts')).status).toBe(401);
    expect(calls).toHaveLength(1);
    expect(sessionExpired.get()).toBe(false);
  });

  it.each(['INVALID_CODE', 'SECOND_FACTOR_REQUIRED'])(
    'with %s is about a code of the second factor, so that the session goes on without a refresh',
    async (code) => {
      storeTokens({ token: 'mine', refreshToken: 'r' });
      const calls = fakeFetch(() => failure(401, code));
      const response = await apiFetch('/api/auth/totp/confirm', { method: 'POST' });
      expect(await response.json()).toMatchObject({ error: { code } });
      expect(calls).toHaveLength(1);
      expect(sessionExpired.get()).toBe(false);
      expect(accessToken()).toBe('mine');
    },
  );

  it('in response to a login is returned without a refresh', async () => {
    storeTokens({ token: 'old', refreshToken: 'spent' });
    const calls = fakeFetch(() => failure(401, 'INVALID_CREDENTIALS'));
    expect((await apiFetch('/api/auth/login', { method: 'POST' })).status).toBe(401);
    expect(calls).toHaveLength(1);
    expect(accessToken()).toBe('old');
  });
});

describe('a call that a mailed link authorizes', () => {
  const url = '/api/auth/verify-email?token=mailed';
  const authorizations = (calls: Call[]) =>
    calls.filter((call) => call.url === url).map(({ headers }) => headers.get('authorization'));

  it('is sent without a token, so that an expired session does not block it', async () => {
    storeTokens({ token: 'over', refreshToken: 'spent' });
    const calls = fakeFetch(() => data('done'));
    await apiFetch('/api/auth/forgot-password', { method: 'POST' });
    await apiFetch('/api/auth/reset-password', { method: 'POST' });
    await apiFetch('/api/notifications/unsubscribe?token=mailed', { method: 'POST' });
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null]);
  });

  it('confirms an address with the session’s token, which is refreshed if it has expired', async () => {
    storeTokens({ token: 'old', refreshToken: 'spent' });
    const calls = fakeFetch(({ url, headers }) => {
      if (url === '/api/auth/refresh') return data({ token: 'new', refreshToken: 'next' });
      return headers.get('authorization') === 'Bearer new' ? data('done') : failure(401, 'TOKEN_EXPIRED');
    });
    expect((await apiFetch(url)).status).toBe(200);
    expect(authorizations(calls)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('confirms an address without a token when the session is over', async () => {
    storeTokens({ token: 'over', refreshToken: 'spent' });
    const calls = fakeFetch(({ headers, url }) =>
      url === '/api/auth/refresh' || headers.has('authorization')
        ? failure(401, 'UNAUTHENTICATED')
        : data('done'),
    );
    expect((await apiFetch(url)).status).toBe(200);
    expect(authorizations(calls)).toEqual(['Bearer over', null]);
    expect(accessToken()).toBeNull();
  });
});

describe('the first data of a page', () => {
  const url = '/api/posts?limit=20';
  const requestEarly = () => {
    const responses = { [url]: Promise.resolve(data('early')) };
    window.halvedPrefetched = { token: null, language: 'en', responses };
  };

  it('is taken once from the request that the boot script made', async () => {
    document.documentElement.lang = 'en';
    requestEarly();
    const calls = fakeFetch(() => data('late'));
    expect(await (await apiFetch(url)).json()).toEqual({ data: 'early' });
    expect(await (await apiFetch(url)).json()).toEqual({ data: 'late' });
    expect(calls).toHaveLength(1);
  });

  it('is requested again when the early request failed', async () => {
    const responses = { [url]: Promise.reject<Response>(new TypeError('fetch failed')) };
    window.halvedPrefetched = { token: null, language: 'en', responses };
    const calls = fakeFetch(() => data('late'));
    expect(await (await apiFetch(url)).json()).toEqual({ data: 'late' });
    expect(calls).toHaveLength(1);
  });

  it('is requested with a renewed token, which is renewed once, when the early requests were refused', async () => {
    storeTokens({ token: 'old', refreshToken: 'r' });
    const refused = () => Promise.resolve(failure(401, 'TOKEN_EXPIRED'));
    const responses = { '/api/auth/profile': refused(), [url]: refused() };
    window.halvedPrefetched = { token: 'old', language: 'en', responses };
    const calls = fakeFetch((call) =>
      data(call.url === '/api/auth/refresh' ? { token: 'new', refreshToken: 's' } : 'late'),
    );
    const both = await Promise.all([apiFetch('/api/auth/profile'), apiFetch(url)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(calls.map((call) => call.url)).toEqual(['/api/auth/refresh', '/api/auth/profile', url]);
  });

  it('is requested again when somebody else has signed in', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    requestEarly();
    fakeFetch(() => data('late'));
    expect(await (await apiFetch(url)).json()).toEqual({ data: 'late' });
  });
});
