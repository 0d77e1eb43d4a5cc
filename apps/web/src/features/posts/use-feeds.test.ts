import { times } from '@halved/shared/limits';
import { expect, test } from 'vitest';
import { whileOnFirstPage } from '../../lib/cache/query-client.ts';
import { aPage, aPost } from '../../testing/factories.ts';
import { beginsAtTop, postsOf } from './post-pages.ts';

const queryOf = (pages: number) => ({ state: { data: { pages: Array.from({ length: pages }) } } });

test('a feed refreshes itself every 30 seconds while at most its first page is loaded', () => {
  expect(times.feedRefreshMs).toBe(30_000);
  const interval = whileOnFirstPage(times.feedRefreshMs);
  expect([0, 1, 2].map((pages) => interval(queryOf(pages)))).toEqual([30_000, 30_000, false]);
  expect(interval({ state: { data: undefined } })).toBe(30_000);
});

test('a feed in a hidden tab requests nothing', () => {
  expect(whileOnFirstPage(false)(queryOf(1))).toBe(false);
});

test('a post on two pages of a feed is listed once', () => {
  const moved = aPost();
  expect(postsOf({ pages: [aPage([moved], 'next'), aPage([moved])], pageParams: [null, 'next'] })).toEqual([
    moved,
  ]);
});

test('a feed whose first pages were dropped from the cache does not begin with the newest posts', () => {
  expect(beginsAtTop({ pages: [aPage([])], pageParams: [null] })).toBe(true);
  expect(beginsAtTop({ pages: [aPage([])], pageParams: ['cursor'] })).toBe(false);
});
