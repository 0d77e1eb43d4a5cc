import { expect, it } from 'vitest';
import { demoModeratorSignIn } from './members.ts';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T23:40:00Z');
const { users, posts, comments, reports, moderationCases } = planDemo(now, { members: 70, worries: 400 });

it('is looked after by one moderator, who waits for work', () => {
  const [moderator, ...others] = users.filter(({ role }) => role === 'moderator');
  expect(others).toEqual([]);
  expect(moderator).toMatchObject({
    username: demoModeratorSignIn.username,
    email: demoModeratorSignIn.email,
    worriesCount: 0,
  });
  expect([...posts, ...comments].filter(({ userId }) => userId === moderator?.id)).toEqual([]);
});

it('holds back what waits for the moderator, of every kind: in danger, hostile, doubtful, and reported', () => {
  expect(moderationCases.map(({ reason }) => reason)).toEqual([
    'crisis',
    'hostile',
    'doubtful',
    'reports',
    'reports',
  ]);
  const held = comments.filter(({ moderationStatus }) => moderationStatus !== 'approved');
  expect(held.map(({ moderationStatus }) => moderationStatus).sort()).toEqual(['flagged', 'pending']);
  for (const { id } of held) expect(moderationCases.some(({ commentId }) => commentId === id)).toBe(true);
});

it('reports come from others than who wrote it, after it was written and before now', () => {
  expect(reports).toHaveLength(3);
  for (const { postId, commentId, reporterId, createdAt = now } of reports) {
    const subject = [...posts, ...comments].find(({ id }) => id === (commentId ?? postId));
    expect(subject?.userId).not.toBe(reporterId);
    expect((subject?.createdAt ?? now) < createdAt && createdAt < now).toBe(true);
  }
});
