import { expect, it } from 'vitest';
import { crisisOf } from '../crisis.ts';
import { readingOf } from '../text.ts';
import { crisisCases } from './cases.ts';
import { inventedPosts, type PostSet, postSets } from './posts.ts';

const posts = inventedPosts();

const foundOf = (set: PostSet) => {
  const ownPosts = posts.filter((post) => post.set === set);
  return (
    ownPosts.filter(({ text, language }) => crisisOf(readingOf(text), language).level !== 'none').length /
    ownPosts.length
  );
};

it('no invented post is among the cases that were used to write the patterns', () => {
  const cases = new Set(crisisCases().map(({ text }) => text));
  expect(posts.filter(({ text }) => cases.has(text))).toEqual([]);
});

/** Each floor is a little below the measured figure, so that a change for the worse fails the test. */
it.each([
  [postSets[0], 0.75],
  [postSets[1], 0.2],
] as const)('in the posts written %s the share of detected danger is at least %d', (set, floor) => {
  expect(foundOf(set)).toBeGreaterThanOrEqual(floor);
});
