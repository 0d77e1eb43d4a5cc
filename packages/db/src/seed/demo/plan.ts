import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { promptsFor } from '../../content/prompts.ts';
import type { follows, likes, posts, users } from '../../schema/index.ts';
import { type DemoUsername, demoMembers } from './members.ts';
import { demoWorries } from './worries.ts';
import type { DemoWorry } from './worry.ts';

export interface DemoRows {
  users: Omit<typeof users.$inferInsert, 'passwordHash'>[];
  posts: (typeof posts.$inferInsert)[];
  follows: (typeof follows.$inferInsert)[];
  likes: (typeof likes.$inferInsert)[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Every row of the demo as it stands at `now`: the same moment gives the same rows, ids included. */
export function planDemo(now: Date): DemoRows {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const joinedAt = new Map(demoMembers.map((one) => [one.username, ago(one.joinedDaysAgo * dayMs)]));
  const joined = (username: DemoUsername) => joinedAt.get(username) ?? now;
  const userId = (username: DemoUsername) => stableId(`user ${username}`, joined(username));

  const worries = demoWorries.map((worry) => {
    const publishedAt = worry.hoursAgo < 0 ? null : ago(worry.hoursAgo * hourMs);
    const createdAt = publishedAt ?? ago(hourMs);
    return { worry, publishedAt, createdAt, id: stableId(worry.text, createdAt) };
  });

  const likeRows = worries.flatMap(({ worry, publishedAt, id }) =>
    publishedAt
      ? whoLikes(worry).map((username) => ({
          userId: userId(username),
          postId: id,
          createdAt: between(later(publishedAt, joined(username)), now, `${username} likes ${worry.text}`),
        }))
      : [],
  );

  const followRows = demoMembers.flatMap((one) =>
    one.follows.map((other) => ({
      followerId: userId(one.username),
      followedId: userId(other),
      createdAt: between(later(joined(one.username), joined(other)), now, `${one.username} follows ${other}`),
    })),
  );

  const postRows = worries.map(({ worry, publishedAt, createdAt, id }) => ({
    id,
    userId: userId(worry.by),
    shortContent: worry.text,
    worryPrompt: promptText(worry),
    privacyLevel: worry.privacy,
    commentsEnabled: worry.commentsEnabled,
    longContent: worry.long,
    isScheduled: publishedAt === null,
    scheduledFor: publishedAt === null ? ago(worry.hoursAgo * hourMs) : null,
    publishedAt,
    createdAt,
    updatedAt: createdAt,
    likesCount: likeRows.filter((like) => like.postId === id).length,
    language: worry.language,
    category: worry.category,
    sensitive: worry.sensitive,
  }));

  const userRows = demoMembers.map((one) => {
    const id = userId(one.username);
    return {
      id,
      email: `${one.username}@halved.example`,
      username: one.username,
      displayName: one.displayName,
      bio: one.bio,
      language: one.language,
      emailVerifiedAt: joined(one.username),
      worriesCount: postRows.filter(
        (post) => post.userId === id && post.privacyLevel === 'public' && post.publishedAt,
      ).length,
      followersCount: followRows.filter((follow) => follow.followedId === id).length,
      followingCount: followRows.filter((follow) => follow.followerId === id).length,
      lastSeenAt: ago(one.seenMinutesAgo * minuteMs),
      createdAt: joined(one.username),
      updatedAt: joined(one.username),
    };
  });

  return { users: userRows, posts: postRows, follows: followRows, likes: likeRows };
}

/** Some of those who may see a worry, more of them the longer it has been there. */
function whoLikes(worry: DemoWorry): DemoUsername[] {
  if (worry.privacy === 'private') return [];
  const author = demoMembers.find((one) => one.username === worry.by);
  const followed: readonly string[] = author?.follows ?? [];
  const readers = demoMembers
    .map((one) => one.username)
    .filter((name) => name !== worry.by && (worry.privacy === 'public' || followed.includes(name)))
    .sort((a, b) => chance(`${a} reads ${worry.text}`) - chance(`${b} reads ${worry.text}`));
  const reach = Math.min(1, 0.3 + worry.hoursAgo / 30);
  return readers.slice(0, Math.floor(chance(worry.text) ** 1.3 * reach * (readers.length + 1)));
}

function promptText({ prompt, language }: DemoWorry): string {
  return promptsFor(language).find((one) => one.id === prompt)?.text ?? prompt;
}

/** A UUIDv7 of a moment whose random part hangs on the key alone. */
function stableId(key: string, at: Date): string {
  return v7({ msecs: at.getTime(), seq: 0, random: createHash('sha256').update(key).digest() });
}

/** A number from 0 up to 1 that hangs on the key alone. */
function chance(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32;
}

function between(from: Date, to: Date, key: string): Date {
  return new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) * chance(key)));
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
