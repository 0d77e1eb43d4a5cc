import { expect, it } from 'vitest';
import { visitedMembers } from './members.ts';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T23:40:00Z');
const { users, posts, comments, likes, follows, notifications, notificationActors } = planDemo(now);
const usernames = new Map(users.map(({ id, username }) => [id, username]));

const actorsOf = (id: string | undefined) =>
  notificationActors.filter(({ notificationId }) => notificationId === id);

it('the members as whom somebody looks around have notifications of likes, comments, replies and followers, some unread', () => {
  expect(new Set(notifications.map(({ userId }) => usernames.get(userId)))).toEqual(new Set(visitedMembers));
  for (const own of Map.groupBy(notifications, ({ userId }) => userId).values()) {
    const kinds = new Set(own.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['like', 'comment', 'reply', 'follow']));
    expect(own.length).toBeGreaterThanOrEqual(12);
    const unread = own.filter(({ readAt }) => readAt === null);
    expect(unread).toHaveLength(4);
    for (const { createdAt = now } of own) expect(createdAt < now).toBe(true);
    const lines = own.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
    expect(new Set(lines).size).toBe(lines.length);
  }
});

it('each notification of the demo names only members who did what it says', () => {
  for (const { id, userId, kind, subjectId, createdAt, postId, commentId } of notifications) {
    const real = {
      like: likes.filter((like) => like.postId === subjectId).map(({ userId }) => userId),
      follow: follows
        .filter(({ followedId }) => followedId === subjectId)
        .map(({ followerId }) => followerId),
      comment: comments.filter((comment) => comment.postId === subjectId).map(({ userId }) => userId),
      reply: comments.filter(({ parentId }) => parentId === subjectId).map(({ userId }) => userId),
    };
    const actors = actorsOf(id);
    if (kind !== 'like' && kind !== 'follow' && kind !== 'comment' && kind !== 'reply') {
      return expect.unreachable();
    }
    expect(actors.length).toBeGreaterThan(0);
    for (const { actorId } of actors) {
      expect(actorId).not.toBe(userId);
      expect(real[kind]).toContain(actorId);
    }
    const latest = actors.map((actor) => actor.createdAt?.getTime() ?? 0);
    expect(Math.max(...latest)).toBe(createdAt?.getTime());
    const owner = posts.find((post) => post.id === postId)?.userId;
    if (kind === 'like' || kind === 'comment') expect(owner).toBe(userId);
    if (kind === 'reply') expect(comments.find((comment) => comment.id === commentId)?.userId).toBe(userId);
  }
});

it('every member of the demo was last seen after their last activity, some just now, and nobody in the future', () => {
  const lastActivity = new Map<string | null | undefined, Date>();
  for (const { userId, createdAt = now } of [...posts, ...likes, ...comments]) {
    if (createdAt > (lastActivity.get(userId) ?? new Date(0))) lastActivity.set(userId, createdAt);
  }
  for (const { id, lastSeenAt, createdAt = now } of users) {
    if (!lastSeenAt) return expect.unreachable();
    expect(lastSeenAt <= now && lastSeenAt >= createdAt).toBe(true);
    expect(lastSeenAt >= (lastActivity.get(id) ?? createdAt)).toBe(true);
  }
  const active = users.filter(({ lastSeenAt }) => now.getTime() - (lastSeenAt?.getTime() ?? 0) < 5 * 60_000);
  expect(active.length).toBeGreaterThan(4);
  expect(active.length).toBeLessThan(60);
});
