import { hourMs } from '@halved/shared/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The locks of a browser, which all its pages share. */
function stubLocks() {
  const held = new Set<string>();
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, work: () => Promise<unknown>) => {
      held.add(name);
      const result = await work();
      held.delete(name);
      return result;
    },
  };
  vi.stubGlobal('navigator', { ...navigator, locks });
  return { close: () => held.clear() };
}

/** A page: modules of its own over the storage that all pages share. */
async function open() {
  vi.resetModules();
  return { ...(await import('./kept-writes.ts')), ...(await import('./claim-writes.ts')) };
}

const init = { method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{"a":1}' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['POST', '/api/posts'],
  ['POST', '/api/comments/post/p1'],
  ['POST', '/api/likes/p1'],
  ['DELETE', '/api/likes/p1'],
])('a member’s write waits on the device: %s %s', async (method, url) => {
  const { toKeep } = await open();
  expect(toKeep('me', url, { ...init, method })).toMatchObject({
    url,
    method,
    idempotencyKey: 'k',
    body: '{"a":1}',
  });
  expect(toKeep(null, url, { ...init, method })).toBeNull();
});

it.each(['/api/auth/register', '/api/auth/change-password', '/api/users/profile', '/api/posts/p1/resolve'])(
  'a write that may hold more than a worry’s words is not kept: %s',
  async (url) => {
    const { toKeep } = await open();
    expect(toKeep('me', url, init)).toBeNull();
  },
);

it('the writes of a closed page are taken over by one other page, in their order, and those of an open page are not', async () => {
  const browser = stubLocks();
  const first = await open();
  const write = (url: string, at: number) => {
    const kept = first.toKeep('me', url, init);
    if (kept) first.keep({ ...kept, at });
  };
  write('/api/likes/b', 2);
  write('/api/likes/a', 1);
  const [second, third] = [await open(), await open()];
  expect(await second.claimWrites('me')).toEqual([]);
  browser.close();
  expect(await second.claimWrites('other')).toEqual([]);
  const claimed = await second.claimWrites('me');
  expect(claimed.map(({ url }) => url)).toEqual(['/api/likes/a', '/api/likes/b']);
  expect(await third.claimWrites('me')).toEqual([]);
  for (const each of claimed) second.forget(each);
  expect(third.keysOf('')).toEqual([]);
});

it('nothing of a member stays after a sign-out, and a damaged entry is passed over', async () => {
  const { toKeep, keep, keptWrites, keysOf, forgetOthers } = await open();
  localStorage.setItem('halved_write:me:x', '{"id":');
  localStorage.setItem('halved_write:me:y', '{"id":"y","url":"/api/auth/account"}');
  for (const account of ['me', 'other']) {
    const kept = toKeep(account, '/api/posts', init);
    if (kept) keep(kept);
  }
  forgetOthers('me');
  expect(keptWrites('me').map(({ account }) => account)).toEqual(['me']);
  expect(keptWrites('other')).toEqual([]);
  forgetOthers(null);
  expect(keysOf('')).toEqual([]);
});

it.each([
  ['has no locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('a browser that %s still takes over what a closed page kept', async (_, locks) => {
  vi.stubGlobal('navigator', { ...navigator, locks });
  const first = await open();
  const kept = first.toKeep('me', '/api/posts', init);
  if (kept) first.keep(kept);
  const second = await open();
  expect((await second.claimWrites('me')).map(({ id }) => id)).toEqual([kept?.id]);
  expect(await second.claimWrites('me')).toEqual([]);
});

it('a full or forbidden storage keeps nothing and ends nothing', async () => {
  const { toKeep, keep, forget, keptWrites } = await open();
  const kept = toKeep('me', '/api/posts', init);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  if (kept) keep(kept);
  expect(keptWrites('me')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  if (kept) forget(kept);
  expect(keptWrites('me')).toEqual([]);
});

it('a write with a key is not sent by itself when the server may have forgotten the key; a like may be repeated', async () => {
  const { isTooOld, toKeep } = await open();
  const [post, like] = ['/api/posts', '/api/likes/p1'].map((url) =>
    toKeep('me', url, url.includes('posts') ? init : { method: 'POST' }),
  );
  if (!post || !like) throw new Error('Nothing is kept');
  const at = (hours: number) => Date.now() - hours * hourMs;
  expect(isTooOld({ ...post, at: at(22.9) })).toBe(false);
  expect(isTooOld({ ...post, at: at(23.1) })).toBe(true);
  expect(isTooOld({ ...like, at: at(72) })).toBe(false);
});
