import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { comments, likes, notifications, posts, users } = contract;

let api: Api;
let ana: Member;
let ben: Member;
let cleo: Member;
let worry: { id: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ana = await api.aMember({ displayName: 'Ana' });
  ben = await api.aMember({ displayName: 'Ben' });
  cleo = await api.aMember({ displayName: 'Cleo' });
  worry = await api.aPost({ by: ana });
});
afterAll(() => api.stop());

const like = (as: Member) => api.call(likes.like, { as, input: { postId: worry.id } });
const unlike = (as: Member) => api.call(likes.unlike, { as, input: { postId: worry.id } });
const say = (as: Member, parentCommentId?: string) =>
  api.call(comments.create, {
    as,
    input: { postId: worry.id, content: 'Me too.', ...(parentCommentId && { parentCommentId }) },
  });
const named = ({ username }: Member) => ({ username });
const listOf = (as: Member) => api.call(notifications.list, { as });
const readAll = (as: Member) => api.call(notifications.readAll, { as });

/** What stands on somebody's list. */
const told = async (as: Member) => (await listOf(as)).notifications.map(({ message }) => message);

describe('a like of one’s worry', () => {
  it('is told at once, and twenty are one line', async () => {
    await like(ben);
    const { notifications: list, unreadCount, total } = await listOf(ana);
    expect(list).toEqual([
      {
        id: expect.any(String),
        type: 'support',
        title: 'You are not alone',
        message: 'Ben felt this with you',
        link: `/posts/${worry.id}`,
        isRead: false,
        createdAt: expect.any(String),
      },
    ]);
    expect({ unreadCount, total }).toEqual({ unreadCount: 1, total: 1 });
    for (const as of await Promise.all(Array.from({ length: 18 }, () => api.aMember()))) await like(as);
    await like(cleo);
    expect(await told(ana)).toEqual(['Cleo and 19 others felt this with you']);
    expect((await listOf(ana)).unreadCount).toBe(1);
  });

  it('is not told of one’s own, nor twice', async () => {
    await like(ana);
    expect(await told(ana)).toEqual([]);
    for (const _ of [1, 2]) await like(ben);
    expect(await told(ana)).toEqual(['Ben felt this with you']);
  });

  it('that is taken back is told no more, and who does both again and again does not nag', async () => {
    await like(ben);
    await like(cleo);
    await unlike(ben);
    expect(await told(ana)).toEqual(['Cleo felt this with you']);
    await unlike(cleo);
    expect(await listOf(ana)).toMatchObject({ notifications: [], total: 0, unreadCount: 0 });
    for (const _ of [1, 2, 3]) {
      await like(ben);
      await unlike(ben);
    }
    await like(ben);
    expect((await listOf(ana)).unreadCount).toBe(1);
    await readAll(ana);
    await unlike(ben);
    await like(ben);
    expect(await listOf(ana)).toMatchObject({ total: 1, unreadCount: 0 });
  });

  it('after one has read of others is a line of its own', async () => {
    await like(ben);
    await readAll(ana);
    await like(cleo);
    expect(await told(ana)).toEqual(['Cleo felt this with you', 'Ben felt this with you']);
    expect((await listOf(ana)).unreadCount).toBe(1);
  });
});

describe('a comment', () => {
  it('is told to the author of the worry, and leads to the latest of them', async () => {
    await say(ben);
    const { id } = await say(cleo);
    const { notifications: list } = await listOf(ana);
    expect(list).toMatchObject([
      {
        type: 'support',
        title: 'New words for your worry',
        message: 'Cleo and 1 other commented on your worry',
        link: `/posts/${worry.id}#comment-${id}`,
      },
    ]);
  });

  it('that answers another is told to both: to whom it answers, and to whose worry it is', async () => {
    const { id: parent } = await say(ben);
    await readAll(ana);
    const { id } = await say(cleo, parent);
    expect((await listOf(ben)).notifications).toMatchObject([
      {
        type: 'support',
        title: 'An answer for you',
        message: 'Cleo answered your comment',
        link: `/posts/${worry.id}#comment-${id}`,
      },
    ]);
    expect((await told(ana))[0]).toBe('Cleo commented on your worry');
  });

  it('that answers the author of the worry is told once', async () => {
    const { id: own } = await say(ana);
    await say(ben, own);
    expect(await told(ana)).toEqual(['Ben answered your comment']);
  });

  it('is not told to who wrote it', async () => {
    const { id } = await say(ana);
    await say(ana, id);
    expect(await told(ana)).toEqual([]);
    const { id: bens } = await say(ben);
    await say(ben, bens);
    expect(await told(ben)).toEqual([]);
    expect(await told(ana)).toEqual(['Ben commented on your worry']);
  });

  it('that is deleted is told no more, answered or not', async () => {
    const [{ id: one }, { id: two }] = [await say(ben), await say(cleo)];
    await say(ana, one);
    await api.call(comments.remove, { as: ben, input: { id: one } });
    expect(await told(ana)).toEqual(['Cleo commented on your worry']);
    expect(await told(ben)).toEqual([]);
    await api.call(comments.remove, { as: cleo, input: { id: two } });
    expect(await told(ana)).toEqual([]);
  });

  it('that a moderator holds is not told of, until it is free again', async () => {
    const { id } = await say(ben);
    const hold = (status: string) =>
      api.pool.query('update comments set moderation_status = $2 where id = $1', [id, status]);
    await hold('pending');
    expect(await listOf(ana)).toMatchObject({ notifications: [], unreadCount: 0 });
    await hold('approved');
    expect(await told(ana)).toEqual(['Ben commented on your worry']);
  });

  it('under a worry that is not shown any more is not told of', async () => {
    const { id } = await say(ben);
    await say(cleo, id);
    expect((await listOf(ben)).total).toBe(1);
    const change = (privacyLevel: 'private' | 'public') =>
      api.call(posts.update, { as: ana, input: { id: worry.id, privacyLevel } });
    await change('private');
    expect(await listOf(ben)).toMatchObject({ notifications: [], total: 0, unreadCount: 0 });
    expect(await told(ana)).toHaveLength(1);
    await change('public');
    expect((await listOf(ben)).total).toBe(1);
    await api.call(posts.remove, { as: ana, input: { id: worry.id } });
    expect((await listOf(ben)).total).toBe(0);
    expect((await listOf(ana)).total).toBe(0);
  });
});

describe('a follower', () => {
  it('is told of, with the way to the profile, and several with the way to the list', async () => {
    await api.call(users.follow, { as: ben, input: named(ana) });
    expect((await listOf(ana)).notifications).toMatchObject([
      { type: 'community', message: 'Ben follows you now', link: `/profile/${ben.username}` },
    ]);
    await api.call(users.follow, { as: cleo, input: named(ana) });
    expect((await listOf(ana)).notifications).toMatchObject([
      { message: 'Cleo and 1 other follow you now', link: `/profile/${ana.username}/followers` },
    ]);
  });

  it('who leaves again is told of no more', async () => {
    await api.call(users.follow, { as: ben, input: named(ana) });
    await api.call(users.unfollow, { as: ben, input: named(ana) });
    expect(await told(ana)).toEqual([]);
  });
});

describe('people across a block', () => {
  it.each([
    ['the reader blocked', () => [ana, ben]],
    ['who blocked the reader', () => [ben, ana]],
  ] as const)('are not behind anything: %s', async (_, pair) => {
    await api.call(users.follow, { as: ben, input: named(ana) });
    await like(ben);
    await say(ben);
    await like(cleo);
    const [blocker, blocked] = pair();
    if (!blocker || !blocked) return expect.unreachable();
    await api.call(users.block, { as: blocker, input: named(blocked) });
    expect(await told(ana)).toEqual(['Cleo felt this with you']);
    expect(await listOf(ana)).toMatchObject({ total: 1, unreadCount: 1 });
    expect(await api.call(notifications.context, { as: ana })).toMatchObject({ unreadCount: 1 });
    await api.call(users.unblock, { as: blocker, input: named(blocked) });
    // What they did is there again, but for the follow, which the block ended.
    expect(await told(ana)).toEqual(
      expect.arrayContaining(['Cleo and 1 other felt this with you', 'Ben commented on your worry']),
    );
    expect((await listOf(ana)).total).toBe(2);
  });

  it('are not counted among those who answered under somebody else’s worry', async () => {
    const { id } = await say(ben);
    await say(cleo, id);
    await api.call(users.block, { as: ben, input: named(cleo) });
    expect(await told(ben)).toEqual([]);
    await api.call(users.block, { as: ana, input: named(ben) });
    expect((await listOf(ben)).total).toBe(0);
  });
});

describe('somebody who wants no support notifications', () => {
  it('is told of no likes, comments and answers while it is so, but of followers', async () => {
    await like(ben);
    const choose = (supportNotifications: boolean) =>
      api.call(notifications.updatePreferences, { as: ana, input: { supportNotifications } });
    await choose(false);
    const { id } = await say(ana);
    await say(ben, id);
    await say(ben);
    await like(cleo);
    await api.call(users.follow, { as: ben, input: named(ana) });
    expect(await told(ana)).toEqual(['Ben follows you now', 'Ben felt this with you']);
    await choose(true);
    await say(ben);
    expect(await told(ana)).toContain('Ben commented on your worry');
  });
});

it('a suspended member stays behind what they did, as they stay under what they wrote', async () => {
  await like(ben);
  await api.change(ben, { suspendedAt: hoursFromNow(-1) });
  expect(await told(ana)).toEqual(['Ben felt this with you']);
});
