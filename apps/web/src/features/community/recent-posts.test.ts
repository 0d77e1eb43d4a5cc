// @vitest-environment node
import { expect, test } from 'vitest';
import { aPost } from '../../testing/factories.ts';
import { recentOf } from './recent-posts.ts';

test('the recent posts are the first five public ones, in their order', () => {
  const levels = ['public', 'friends', 'public', 'private', 'public', 'public', 'public', 'public'] as const;
  const posts = levels.map((privacyLevel) => aPost({ privacyLevel }));
  expect(recentOf(posts)).toEqual([0, 2, 4, 5, 6].map((at) => posts[at]));
  expect(recentOf([])).toEqual([]);
});
