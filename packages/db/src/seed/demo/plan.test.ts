import { worryCategories } from '@halved/shared/categories';
import { isCountryCode } from '@halved/shared/countries';
import { dayMs } from '@halved/shared/durations';
import { fitsGraphemes } from '@halved/shared/graphemes';
import { isLanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { isReservedUsername } from '@halved/shared/usernames';
import { describe, expect, it } from 'vitest';
import { promptsFor } from '../../content/prompts.ts';
import { demoMembers, visitedMembers } from './members.ts';
import { planDemo } from './plan.ts';
import { threads } from './threads.ts';
import { demoWorries } from './worries.ts';

const now = new Date('2026-11-21T23:40:00Z');
const plan = planDemo(now);
const { users, posts, comments, likes, follows, blocks, resolutions } = plan;
const userById = new Map(users.map((user) => [user.id, user]));
const postById = new Map(posts.map((post) => [post.id, post]));
const commentById = new Map(comments.map((comment) => [comment.id, comment]));
const pairs = new Set(follows.map(({ followerId, followedId }) => `${followerId} ${followedId}`));
const apart = new Set(
  blocks.flatMap((block) => [
    `${block.blockerId} ${block.blockedId}`,
    `${block.blockedId} ${block.blockerId}`,
  ]),
);

/** Whether a member may read a post, by the rule of `visibleTo`. */
function mayRead(userId: string, postId: string): boolean {
  const post = postById.get(postId);
  if (!post?.publishedAt || apart.has(`${userId} ${post.userId}`)) return false;
  if (post.userId === userId || post.privacyLevel === 'public') return true;
  return post.privacyLevel === 'friends' && pairs.has(`${post.userId} ${userId}`);
}

const isBetween = (from: Date | null | undefined, at: Date) => from && from < at && at <= now;

const share = <T>(list: readonly T[], test: (item: T) => unknown) => list.filter(test).length / list.length;

describe('the posts of the demo', () => {
  it('are six thousand different texts within the limits, without placeholders', () => {
    expect(posts).toHaveLength(6_000);
    const texts = new Set(
      posts.map(({ shortContent }) => shortContent.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
    );
    expect(texts.size).toBe(posts.length);
    const wrong = posts.filter(
      ({ shortContent, longContent }) =>
        !fitsGraphemes(shortContent, limits.shortContent.max) ||
        shortContent !== shortContent.normalize('NFC').trim() ||
        /[{}|]| {2}/.test(shortContent) ||
        !fitsGraphemes(longContent ?? '', limits.longContent.max),
    );
    expect(wrong).toEqual([]);
  });

  it('cover every category in every month, in their stated language, each with one of its prompts', () => {
    const wrong: string[] = [];
    const months = new Map<string, Set<unknown>>();
    for (const { publishedAt, category, language, worryPrompt } of posts) {
      const prompts = promptsFor(language ?? '').map(({ text }) => text);
      if (!language || !isLanguageCode(language) || !prompts.includes(worryPrompt)) wrong.push(worryPrompt);
      const month = publishedAt?.toISOString().slice(0, 7);
      if (month) months.set(month, (months.get(month) ?? new Set()).add(category));
    }
    expect(wrong).toEqual([]);
    expect(months.size).toBeGreaterThanOrEqual(12);
    const whole = [...months].filter(([month]) => month !== '2025-11');
    for (const [, categories] of whole) expect(categories.size).toBe(worryCategories.length);
    expect(new Set(posts.map(({ language }) => language))).toEqual(
      new Set(['en', 'es', 'de', 'fr', 'pt', 'it']),
    );
  });

  it('grow in number through the year, peak at night, and go on until today', () => {
    const daysAgo = ({ publishedAt }: (typeof posts)[number]) =>
      (now.getTime() - (publishedAt ?? now).getTime()) / dayMs;
    expect(share(posts, (post) => daysAgo(post) < 91)).toBeGreaterThan(0.35);
    expect(share(posts, (post) => daysAgo(post) > 273)).toBeLessThan(0.17);
    expect(posts.filter((post) => daysAgo(post) < 1).length).toBeGreaterThan(15);
    expect(
      share(posts, ({ createdAt }) => [21, 22, 23, 0, 1, 2].includes(createdAt?.getUTCHours() ?? 12)),
    ).toBeGreaterThan(0.33);
  });

  it('are by members who had already joined, and whose usernames are valid and unique', () => {
    for (const { username, email, bio } of users) {
      expect(username).toMatch(/^[A-Za-z0-9_]{3,30}$/);
      expect(isReservedUsername(username)).toBe(false);
      expect(email).toMatch(/@halved\.example$/);
      expect(fitsGraphemes(bio ?? '', limits.bio.max)).toBe(true);
    }
    expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(users.length);
    const early = posts.filter(
      ({ userId, createdAt = now }) => (userById.get(userId)?.createdAt ?? now) >= createdAt,
    );
    expect(early).toEqual([]);
  });
});

describe('the people of the demo', () => {
  it('live mostly in ten regions of six countries and mostly share their location', () => {
    const regions = new Map<string, number>();
    for (const { locationSharing, country, region } of users) {
      expect(country == null || isCountryCode(country)).toBe(true);
      if (!locationSharing) expect([country, region]).toEqual([null, null]);
      else regions.set(`${country} ${region}`, (regions.get(`${country} ${region}`) ?? 0) + 1);
    }
    const dense = [...regions].filter(([, count]) => count >= 1.5 * limits.aggregates.regional);
    expect(dense).toHaveLength(10);
    expect(new Set(dense.map(([place]) => place.slice(0, 2))).size).toBeGreaterThanOrEqual(6);
  });

  it('follow only members who exist, and nobody across a block', () => {
    for (const { follows: named } of demoMembers)
      for (const other of named) expect(demoMembers.some(({ username }) => username === other)).toBe(true);
    expect(blocks.length).toBeGreaterThan(5);
    for (const pair of apart) expect(pairs.has(pair)).toBe(false);
  });

  it('get no mails about notifications at their invented addresses, except those as whom somebody looks around', () => {
    const mailed = users.filter(({ emailNotifications }) => emailNotifications ?? true);
    expect(mailed.map(({ username }) => username).sort()).toEqual(visitedMembers.toSorted());
  });
});

describe('likes and comments of the demo', () => {
  it('are later than the post, earlier than now, and by people who may see the post', () => {
    const strangeLikes = likes.filter(({ userId, postId, createdAt = now }) => {
      const { userId: author, publishedAt } = postById.get(postId) ?? {};
      return (
        !mayRead(userId, postId) ||
        author === userId ||
        !isBetween(userById.get(userId)?.createdAt, createdAt) ||
        !isBetween(publishedAt, createdAt)
      );
    });
    expect(strangeLikes).toEqual([]);
    const strange = comments.filter(({ userId, postId, parentId, createdAt = now }) => {
      const { commentsEnabled, publishedAt } = postById.get(postId) ?? {};
      const from = parentId ? commentById.get(parentId)?.createdAt : publishedAt;
      return (
        !mayRead(userId ?? '', postId) ||
        !isBetween(userById.get(userId ?? '')?.createdAt, createdAt) ||
        !commentsEnabled ||
        !isBetween(from, createdAt)
      );
    });
    expect(strange).toEqual([]);
  });

  it('never repeat a text under one post, and are neither empty nor too long', () => {
    const texts = new Set(comments.map(({ postId, content }) => `${postId} ${content.toLowerCase()}`));
    expect(texts.size).toBe(comments.length);
    const wrong = comments.filter(
      ({ content }) =>
        content === '' ||
        content !== content.trim() ||
        /[{}|]/.test(content) ||
        !fitsGraphemes(content, limits.comment.max),
    );
    expect(wrong).toEqual([]);
  });

  it('are many under few posts and few under most', () => {
    expect(share(posts, ({ likesCount }) => (likesCount ?? 0) <= 5)).toBeGreaterThan(0.7);
    expect(share(posts, ({ commentsCount }) => commentsCount === 0)).toBeGreaterThan(0.2);
    expect(Math.max(...posts.map(({ commentsCount }) => commentsCount ?? 0))).toBeGreaterThan(20);
    expect(new Set(comments.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('are under the hand-written posts for which they were written', () => {
    for (const beginning of Object.keys(threads))
      expect(demoWorries.filter(({ text }) => text.startsWith(beginning))).toHaveLength(1);
  });
});

describe('the resolutions of the demo', () => {
  const withStory = resolutions.flatMap(({ resolutionStory, ...one }) =>
    resolutionStory ? [{ ...one, resolutionStory }] : [],
  );

  it('belong to about a quarter of the posts, after publication and before now', () => {
    const shareResolved = resolutions.length / posts.length;
    expect(shareResolved).toBeGreaterThan(0.2);
    expect(shareResolved).toBeLessThan(0.3);
    const strange = resolutions.filter(({ postId, resolvedAt = now }) => {
      const post = postById.get(postId);
      return !isBetween(post?.publishedAt, resolvedAt) || post?.resolvedAt !== resolvedAt;
    });
    expect(strange).toEqual([]);
    expect(posts.filter(({ resolvedAt }) => resolvedAt)).toHaveLength(resolutions.length);
  });

  it('list each coping method only once, as the form would accept it, and mostly have a rating', () => {
    for (const { copingMethods, helpfulnessRating } of resolutions) {
      expect(copingMethods.length).toBeGreaterThan(0);
      expect(new Set(copingMethods.map((method) => method.toLowerCase())).size).toBe(copingMethods.length);
      for (const method of copingMethods) expect(method).toMatch(/^\S.{2,98}\S$/);
      expect(helpfulnessRating ?? 5).toBeGreaterThanOrEqual(1);
      expect(helpfulnessRating ?? 5).toBeLessThanOrEqual(5);
    }
    expect(share(resolutions, ({ helpfulnessRating }) => helpfulnessRating)).toBeGreaterThan(0.7);
  });

  it('include more than a hundred different stories from all categories, almost all of them at least a month after the post', () => {
    const stories = withStory.map(({ resolutionStory }) => resolutionStory);
    expect(stories.length).toBeGreaterThan(100);
    expect(new Set(stories.map((story) => story.toLowerCase().slice(0, 40))).size).toBe(stories.length);
    for (const story of stories) {
      expect(story).not.toMatch(/[{}|]/);
      expect(fitsGraphemes(story, limits.resolutionStory.max)).toBe(true);
    }
    const worries = withStory.map(({ postId }) => postById.get(postId));
    expect(new Set(worries.map((worry) => worry?.category)).size).toBe(worryCategories.length);
    expect(new Set(worries.map((worry) => worry?.language)).size).toBe(6);
    const dayOf = (date?: Date | null) => (date?.getTime() ?? 0) / dayMs;
    const quick = withStory.filter(
      ({ postId, resolvedAt }) => dayOf(resolvedAt) - dayOf(postById.get(postId)?.publishedAt) < 30,
    );
    expect(quick.length).toBeLessThan(5);
  });

  it('include those of the member `demo`, with and without a story, on public, friends-only and private posts', () => {
    const demo = users.find(({ username }) => username === 'demo');
    const own = resolutions.filter(({ postId }) => postById.get(postId)?.userId === demo?.id);
    expect(new Set(own.map(({ resolutionStory }) => resolutionStory === null)).size).toBe(2);
    expect(new Set(own.map(({ postId }) => postById.get(postId)?.privacyLevel)).size).toBe(3);
    expect(demo?.resolvedCount).toBe(3);
  });
});

describe('planning the demo', () => {
  it('gives the same rows for the same moment', () => {
    expect(planDemo(now)).toEqual(plan);
  });

  it('makes a smaller demo on request', () => {
    const small = planDemo(now, { members: 40, worries: 200 });
    expect(small.users).toHaveLength(41);
    expect(small.posts).toHaveLength(200);
  });
});
