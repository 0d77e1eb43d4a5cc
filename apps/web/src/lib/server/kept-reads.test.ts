import { dayMs } from '@halved/shared/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../testing/caches.ts';
import { data } from '../../testing/fetch.ts';
import { forgetReads, keepRead, keptRead, takeServed } from './kept-reads.ts';
import { clearTokens, storeAccount } from './tokens.ts';

let names: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  names = fakeCaches();
  storeAccount('me');
  takeServed();
});
afterEach(() => vi.unstubAllGlobals());

const feed = '/api/posts?limit=20';
const exercise = '/api/wellness/exercises/e1';
const [begun, prompts] = ['/api/wellness/history?limit=20', '/api/posts/prompts'];
const read = async (account: string, url: string) => (await keptRead(account, url))?.json();

it('the first page of the feed and an opened exercise are kept for their member alone', async () => {
  await keepRead('me', feed, data(['worry']));
  await keepRead('me', exercise, data({ id: 'e1' }));
  for (const url of [begun, prompts]) {
    await keepRead('me', url, data(url));
    expect(await read('other', url)).toBeUndefined();
    expect(await read('me', url)).toEqual({ data: url });
  }
  takeServed();
  expect(await read('other', feed)).toBeUndefined();
  expect(takeServed()).toBe(false);
  expect(await read('me', feed)).toEqual({ data: ['worry'] });
  expect(await read('me', exercise)).toEqual({ data: { id: 'e1' } });
  expect([takeServed(), takeServed()]).toEqual([true, false]);
});

it('the feed is shown for a week, because it has the words of others; an exercise stays', async () => {
  vi.useFakeTimers();
  await keepRead('me', feed, data(['worry']));
  await keepRead('me', exercise, data({ id: 'e1' }));
  vi.advanceTimersByTime(7 * dayMs + 1);
  expect(await read('me', feed)).toBeUndefined();
  expect([...names.keys()]).toEqual(['halved-own']);
  expect(await read('me', exercise)).toEqual({ data: { id: 'e1' } });
  vi.useRealTimers();
});

it('a browser that refuses to keep anything answers as if nothing was kept', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse, delete: refuse });
  await keepRead('me', feed, data(['worry']));
  expect(await read('me', feed)).toBeUndefined();
  forgetReads('everything');
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
