import { expect, it } from 'vitest';
import { demoModeratorSignIn } from './members.ts';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T23:40:00Z');
const { users, posts, comments, reports, moderationCases } = planDemo(now, { members: 70, worries: 400 });

it('the demo has one moderator', () => {
  const [moderator, ...others] = users.filter(({ role }) => role === 'moderator');
  expect(others).toEqual([]);
  expect(moderator).toMatchObject({
    username: demoModeratorSignIn.username,
    email: demoModeratorSignIn.email,
    worriesCount: 0,
  });
  expect([...posts, ...comments].filter(({ userId }) => userId === moderator?.id)).toEqual([]);
});

it('the demo’s moderation queue has items of every kind: in danger, hostile, doubtful, and reported', () => {
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

it('each report of the demo is by a member other than the writer, later than the item and earlier than now', () => {
  expect(reports).toHaveLength(3);
  for (const { postId, commentId, reporterId, createdAt = now } of reports) {
    const subject = [...posts, ...comments].find(({ id }) => id === (commentId ?? postId));
    expect(subject?.userId).not.toBe(reporterId);
    expect((subject?.createdAt ?? now) < createdAt && createdAt < now).toBe(true);
  }
});
