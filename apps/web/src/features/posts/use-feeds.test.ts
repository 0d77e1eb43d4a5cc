import { times } from '@halved/shared/limits';
import { expect, test } from 'vitest';
import { aPage, aPost } from '../../testing/factories.ts';
import { beginsAtTop, postsOf } from './post-pages.ts';
import { intervalOf } from './use-feeds.ts';

test('a feed refreshes itself every 30 seconds while at most its first page is loaded', () => {
  expect(times.feedRefreshMs).toBe(30_000);
  expect([0, 1, 2].map((pages) => intervalOf(pages, times.feedRefreshMs))).toEqual([30_000, 30_000, false]);
});

test('a feed in a hidden tab requests nothing', () => {
  expect(intervalOf(1, false)).toBe(false);
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
