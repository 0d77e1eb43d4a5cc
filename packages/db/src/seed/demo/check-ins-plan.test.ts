import { checkInAnswers } from '@halved/shared/check-in-kinds';
import { expect, it } from 'vitest';
import { visitedMembers } from './members.ts';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T23:40:00Z');
const { users, posts, resolutions, checkIns } = planDemo(now);
const userById = new Map(users.map((user) => [user.id, user]));
const postById = new Map(posts.map((post) => [post.id, post]));

it('check-ins of the demo come weekly to the members as whom somebody looks around, about open posts, with every answer', () => {
  const resolvedAt = new Map(resolutions.map(({ postId, resolvedAt: at }) => [postId, at]));
  for (const name of visitedMembers) {
    const own = checkIns.filter(({ userId }) => userById.get(userId)?.username === name);
    expect(own.length).toBeGreaterThan(20);
    for (const { postId, askedAt = now } of own) {
      const post = postById.get(postId ?? '');
      expect(post?.userId).toBe(own[0]?.userId);
      expect((post?.publishedAt ?? now) < askedAt && askedAt < now).toBe(true);
      expect((resolvedAt.get(postId ?? '') ?? now) > askedAt).toBe(true);
    }
    const answers = new Set(own.map(({ answer }) => answer));
    expect(answers).toEqual(new Set([...checkInAnswers, null]));
  }
});
