import { expect, test } from 'vitest';
import { offeredTabs, readFeedQuery, writeFeedQuery } from './feed-query.ts';

const read = (search: string) => readFeedQuery(new URLSearchParams(search));

test('the feed’s URL without a query shows all posts', () => {
  expect(read('')).toEqual({ tab: 'all', privacy: 'all', q: '', share: false });
});

test('the feed reads tab and filter from the query string, and unknown values count as absent', () => {
  expect(read('tab=following&privacy=friends')).toMatchObject({ tab: 'following', privacy: 'friends' });
  expect(read('tab=best&privacy=secret')).toMatchObject({ tab: 'all', privacy: 'all' });
});

test('the feed reads the words of a search without the spaces around them', () => {
  expect(read('q=+new+job+').q).toBe('new job');
});

test('the feed’s URL leaves out default values, and keeps other parameters', () => {
  const write = (query: Parameters<typeof writeFeedQuery>[1]) =>
    writeFeedQuery(new URLSearchParams('pseudo=1&tab=discover&share=1'), query).toString();
  expect(write({ tab: 'all', privacy: 'all', q: '', share: false })).toBe('pseudo=1');
  expect(write({ tab: 'all', privacy: 'private', q: 'new job', share: true })).toBe(
    'pseudo=1&privacy=private&q=new+job&share=1',
  );
});

test('a visitor is offered the Following tab only if the URL led them to it', () => {
  expect(offeredTabs('all', false)).toEqual(['all', 'following', 'discover']);
  expect(offeredTabs('all', true)).toEqual(['all', 'discover']);
  expect(offeredTabs('following', true)).toEqual(['all', 'following', 'discover']);
});
