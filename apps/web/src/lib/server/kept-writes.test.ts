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
  return import('./kept-writes.ts');
}

const init = { method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{"a":1}' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

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
  expect(third.keptWrites()).toEqual([]);
});

it('nothing of a member stays after a sign-out, and a damaged entry is passed over', async () => {
  const { toKeep, keep, keptWrites, forgetOthers } = await open();
  localStorage.setItem('halved_write:x', '{"id":');
  localStorage.setItem('halved_write:y', '{"id":"y","url":"/api/auth/account"}');
  for (const account of ['me', 'other']) {
    const kept = toKeep(account, '/api/posts', init);
    if (kept) keep(kept);
  }
  forgetOthers('me');
  expect(keptWrites().map(({ account }) => account)).toEqual(['me']);
  forgetOthers(null);
  expect(keptWrites()).toEqual([]);
});
