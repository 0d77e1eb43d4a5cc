import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { data } from '../../testing/fetch.ts';
import { forgetReads, keepRead, keptRead, takeServed } from './kept-reads.ts';
import { clearTokens, storeAccount } from './tokens.ts';

const names = new Map<string, Map<string, Response>>();

beforeEach(() => {
  names.clear();
  const open = (name: string) => {
    const entries = names.get(name) ?? new Map<string, Response>();
    names.set(name, entries);
    return entries;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (url: string, answer: Response) => open(name).set(url, answer),
    }),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      names.get(cacheName)?.get(url)?.clone(),
    delete: async (name: string) => names.delete(name),
  });
  storeAccount('me');
  takeServed();
});
afterEach(() => vi.unstubAllGlobals());

const feed = '/api/posts?limit=20';
const exercise = '/api/wellness/exercises/e1';
const read = async (account: string, url: string) => (await keptRead(account, url))?.json();

it('the first page of the feed and an opened exercise are kept for their member alone', async () => {
  await keepRead('me', feed, data(['worry']));
  await keepRead('me', exercise, data({ id: 'e1' }));
  expect(await read('other', feed)).toBeUndefined();
  expect(takeServed()).toBe(false);
  expect(await read('me', feed)).toEqual({ data: ['worry'] });
  expect(await read('me', exercise)).toEqual({ data: { id: 'e1' } });
  expect([takeServed(), takeServed()]).toEqual([true, false]);
});

it('other reads, and refusals, are not kept', async () => {
  await keepRead('me', '/api/notifications', data([]));
  await keepRead('me', feed, new Response('', { status: 503 }));
  expect(names.size).toBe(0);
});

it('a block forgets the feed, and a sign-out everything, even if an answer arrives after it', async () => {
  await keepRead('me', feed, data([]));
  await keepRead('me', exercise, data({}));
  forgetReads('feed');
  expect([await read('me', feed), await read('me', exercise)]).toEqual([undefined, { data: {} }]);
  clearTokens();
  forgetReads('everything');
  await keepRead('me', exercise, data({}));
  expect(names.size).toBe(0);
});
