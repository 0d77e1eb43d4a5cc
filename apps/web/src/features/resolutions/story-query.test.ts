// @vitest-environment node
import { expect, test } from 'vitest';
import { aStory } from '../../testing/resolution-factories.ts';
import { isFound } from './story-query.ts';

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
