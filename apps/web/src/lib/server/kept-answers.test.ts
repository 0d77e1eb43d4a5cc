import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../testing/caches.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { profileUrl } from './kept-reads.ts';
import { storeAccount, storeTokens } from './tokens.ts';

const feed = '/api/posts?limit=20';
const prompts = '/api/posts/prompts';

// Each test is a page of its own, with modules of its own.
async function newPage() {
  vi.resetModules();
  const [{ apiFetch }, { keepRead }] = await Promise.all([
    import('./api-fetch.ts'),
    import('./kept-reads.ts'),
  ]);
  return { apiFetch, keepRead };
}

beforeEach(() => {
  fakeCaches();
  localStorage.clear();
  storeAccount('me');
  storeTokens({ token: 'mine', refreshToken: 'r' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const failures = [
  ['refuses the connection', () => new TypeError('Failed to fetch')],
  ['is replaced by its proxy', () => new Response('', { status: 502 })],
] as const;

it.each(failures)(
  'a page that opens while the server %s shows what the device has kept',
  async (_, fails) => {
    const { apiFetch, keepRead } = await newPage();
    for (const url of [profileUrl, feed, prompts]) await keepRead('me', url, data(url));
    fakeFetch(fails);
    for (const url of [profileUrl, feed, prompts]) {
      expect(await (await apiFetch(url)).json()).toEqual({ data: url });
    }
  },
);

it.each(failures)('a page that the server has answered keeps that answer while it %s', async (_, fails) => {
  const { apiFetch } = await newPage();
  fakeFetch((_call, index) => (index === 0 ? data(['before my worry']) : fails()));
  await apiFetch(feed);
  const later = await apiFetch(feed)
    .then(({ ok }) => ok)
    .catch(() => false);
  expect(later).toBe(false);
});

it('a device without a network shows what it has kept, also on a page that was answered', async () => {
  const { apiFetch } = await newPage();
  fakeFetch((_call, index) => (index === 0 ? data(['worry']) : new TypeError('Failed to fetch')));
  await apiFetch(feed);
  await vi.waitFor(async () =>
    expect(await caches.match(feed, { cacheName: 'halved-own-feed' })).toBeDefined(),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await (await apiFetch(feed)).json()).toEqual({ data: ['worry'] });
});
