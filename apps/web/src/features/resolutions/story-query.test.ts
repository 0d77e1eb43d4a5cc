// @vitest-environment node
import { expect, test } from 'vitest';
import { aStory } from '../../testing/resolution-factories.ts';
import { isFound, readStoryQuery, writeStoryQuery } from './story-query.ts';

test.each([
  ['', { category: null, words: '' }],
  ['?category=work&q=%20Sleep%20', { category: 'work', words: 'Sleep' }],
  ['?category=weather', { category: null, words: '' }],
])('the query string "%s" is read as filters of the stories', (search, query) => {
  expect(readStoryQuery(new URLSearchParams(search))).toEqual(query);
});

test('the stories’ URL leaves out empty filters, and keeps other parameters', () => {
  const params = new URLSearchParams('?category=work&q=sleep&pseudo');
  expect(writeStoryQuery(params).toString()).toBe('pseudo=');
  expect(writeStoryQuery(params, { category: 'health', words: 'tea' }).toString()).toBe(
    'pseudo=&category=health&q=tea',
  );
});

const story = aStory({
  copingMethods: ['Walking by the River'],
  resolutionStory: 'It was nothing.',
  post: { ...aStory().post, shortContent: 'The results.', category: 'health' },
});

test.each(['RIVER', 'nothing', 'results', ''])('a story is found by “%s”', (words) => {
  expect(isFound(story, { category: null, words })).toBe(true);
});

test('a story is not found by other words, nor in another category', () => {
  expect(isFound(story, { category: null, words: 'mountain' })).toBe(false);
  expect(isFound(story, { category: 'work', words: 'river' })).toBe(false);
  expect(isFound(story, { category: 'health', words: 'river' })).toBe(true);
});
