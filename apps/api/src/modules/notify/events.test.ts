import { contract } from '@halved/shared/contract';
import { describe, expect, it } from 'vitest';
import { useThreePeople } from '../../testing/activity.ts';

const { comments, notifications, posts } = contract;

const people = useThreePeople();

describe('a like of a post', () => {
  it('notifies the author at once, and twenty likes are one notification', async () => {
    const { api, ana, ben, cleo, post, on } = people();
    await on.like(ben);
    const { notifications: list, unreadCount, total } = await on.listOf(ana);
    expect(list).toEqual([
      {
        id: expect.any(String),
        type: 'support',
        title: 'You are not alone',
        message: 'Ben felt this with you',
        link: `/posts/${post.id}`,
        isRead: false,
        checkIn: null,
        createdAt: expect.any(String),
      },
    ]);
    expect({ unreadCount, total }).toEqual({ unreadCount: 1, total: 1 });
    for (const as of await Promise.all(Array.from({ length: 18 }, () => api.aMember()))) await on.like(as);
    await on.like(cleo);
    expect(await on.messagesOf(ana)).toEqual(['Cleo and 19 others felt this with you']);
    expect((await on.listOf(ana)).unreadCount).toBe(1);
  });

  it('notifies nobody of their own like, and nobody twice', async () => {
    const { ana, ben, on } = people();
    await on.like(ana);
    expect(await on.messagesOf(ana)).toEqual([]);
    for (const _ of [1, 2]) await on.like(ben);
    expect(await on.messagesOf(ana)).toEqual(['Ben felt this with you']);
  });

  it('takes its notification back when it is removed, and does not notify twice when it is repeated', async () => {
    const { ana, ben, cleo, on } = people();
    await on.like(ben);
    await on.like(cleo);
    await on.unlike(ben);
    expect(await on.messagesOf(ana)).toEqual(['Cleo felt this with you']);
    await on.unlike(cleo);
    expect(await on.listOf(ana)).toMatchObject({ notifications: [], total: 0, unreadCount: 0 });
    for (const _ of [1, 2, 3]) {
      await on.like(ben);
      await on.unlike(ben);
    }
    await on.like(ben);
    expect((await on.listOf(ana)).unreadCount).toBe(1);
    await on.readAll(ana);
    await on.unlike(ben);
    await on.like(ben);
    expect(await on.listOf(ana)).toMatchObject({ total: 1, unreadCount: 0 });
  });

  it('is told to devices and by mail if it follows one that was taken back before anybody was told', async () => {
    const { api, ana, ben, cleo, on } = people();
    const awaiting = async (): Promise<boolean[]> =>
      (
        await api.pool.query('select awaits_delivery from notifications where user_id = $1', [ana.id])
      ).rows.map((row) => row.awaits_delivery);
    const tell = () => api.pool.query('update notifications set awaits_delivery = false');
    await on.like(ben);
    await on.unlike(ben);
    await tell();
    await on.like(cleo);
    expect(await awaiting()).toEqual([true]);
    await tell();
    await on.like(ben);
    expect(await awaiting()).toEqual([false]);
  });

  it('is a new notification after the earlier likes were read', async () => {
    const { ana, ben, cleo, on } = people();
    await on.like(ben);
    await on.readAll(ana);
    await on.like(cleo);
    expect(await on.messagesOf(ana)).toEqual(['Cleo felt this with you', 'Ben felt this with you']);
    expect((await on.listOf(ana)).unreadCount).toBe(1);
  });
});

describe('a comment', () => {
  it('notifies the author of the post, and a notification of several comments links to the latest', async () => {
    const { ana, ben, cleo, post, on } = people();
    await on.say(ben);
    const { id } = await on.say(cleo);
    const { notifications: list } = await on.listOf(ana);
    expect(list).toMatchObject([
      {
        type: 'support',
        title: 'New words for your worry',
        message: 'Cleo and 1 other commented on your worry',
        link: `/posts/${post.id}#comment-${id}`,
      },
    ]);
  });

  it('that replies to another comment notifies the author of that comment and the author of the post', async () => {
    const { ana, ben, cleo, post, on } = people();
    const { id: parent } = await on.say(ben);
    await on.readAll(ana);
    const { id } = await on.say(cleo, parent);
    expect((await on.listOf(ben)).notifications).toMatchObject([
      {
        type: 'support',
        title: 'An answer for you',
        message: 'Cleo answered your comment',
        link: `/posts/${post.id}#comment-${id}`,
      },
    ]);
    expect((await on.messagesOf(ana))[0]).toBe('Cleo commented on your worry');
  });

  it('that replies to the author of the post notifies them once', async () => {
    const { ana, ben, on } = people();
    const { id: own } = await on.say(ana);
    await on.say(ben, own);
    expect(await on.messagesOf(ana)).toEqual(['Ben answered your comment']);
  });

  it('does not notify its own author', async () => {
    const { ana, ben, on } = people();
    const { id } = await on.say(ana);
    await on.say(ana, id);
    expect(await on.messagesOf(ana)).toEqual([]);
    const { id: bens } = await on.say(ben);
    await on.say(ben, bens);
    expect(await on.messagesOf(ben)).toEqual([]);
    expect(await on.messagesOf(ana)).toEqual(['Ben commented on your worry']);
  });

  it('takes its notification back when it is deleted, with or without replies', async () => {
    const { api, ana, ben, cleo, on } = people();
    const [{ id: first }, { id: second }] = [await on.say(ben), await on.say(cleo)];
    await on.say(ana, first);
    await api.call(comments.remove, { as: ben, input: { id: first } });
    expect(await on.messagesOf(ana)).toEqual(['Cleo commented on your worry']);
    expect(await on.messagesOf(ben)).toEqual([]);
    await api.call(comments.remove, { as: cleo, input: { id: second } });
    expect(await on.messagesOf(ana)).toEqual([]);
  });

  it('takes back only its own part of a notification of several comments of one member', async () => {
    const { api, ana, ben, post, on } = people();
    const link = async () => (await on.listOf(ana)).notifications.map((notification) => notification.link);
    const to = ({ id }: { id: string }) => [`/posts/${post.id}#comment-${id}`];
    const remove = ({ id }: { id: string }) => api.call(comments.remove, { as: ben, input: { id } });
    const { id: own } = await on.say(ana);
    for (const under of [undefined, own]) {
      const [first, second, third] = [
        await on.say(ben, under),
        await on.say(ben, under),
        await on.say(ben, under),
      ];
      expect(await link()).toEqual(to(third));
      await remove(second);
      expect(await link()).toEqual(to(third));
      await remove(third);
      expect(await link()).toEqual(to(first));
      await remove(first);
      expect(await link()).toEqual([]);
    }
  });

  it('that is held notifies nobody until it is approved', async () => {
    const { api, ana, ben, on } = people();
    const { id } = await on.say(ben);
    const hold = (status: string) =>
      api.pool.query('update comments set moderation_status = $2 where id = $1', [id, status]);
    await hold('pending');
    expect(await on.listOf(ana)).toMatchObject({ notifications: [], unreadCount: 0 });
    await hold('approved');
    expect(await on.messagesOf(ana)).toEqual(['Ben commented on your worry']);
  });

  it('under a post that is no longer visible has no visible notification', async () => {
    const { api, ana, ben, cleo, post, on } = people();
    const { id } = await on.say(ben);
    await on.say(cleo, id);
    expect((await on.listOf(ben)).total).toBe(1);
    const change = (privacyLevel: 'private' | 'public') =>
      api.call(posts.update, { as: ana, input: { id: post.id, privacyLevel } });
    await change('private');
    expect(await on.listOf(ben)).toMatchObject({ notifications: [], total: 0, unreadCount: 0 });
    expect(await on.messagesOf(ana)).toHaveLength(1);
    await change('public');
    expect((await on.listOf(ben)).total).toBe(1);
    await api.call(posts.remove, { as: ana, input: { id: post.id } });
    expect((await on.listOf(ben)).total).toBe(0);
    expect((await on.listOf(ana)).total).toBe(0);
  });
});

describe('a follow', () => {
  it('has a notification that links to the follower’s profile; the notification of several follows links to the list of followers', async () => {
    const { ana, ben, cleo, on } = people();
    await on.follow(ben, ana);
    expect((await on.listOf(ana)).notifications).toMatchObject([
      { type: 'community', message: 'Ben follows you now', link: `/profile/${ben.username}` },
    ]);
    await on.follow(cleo, ana);
    expect((await on.listOf(ana)).notifications).toMatchObject([
      { message: 'Cleo and 1 other follow you now', link: `/profile/${ana.username}/followers` },
    ]);
  });

  it('takes its notification back when it ends', async () => {
    const { ana, ben, on } = people();
    await on.follow(ben, ana);
    await on.unfollow(ben, ana);
    expect(await on.messagesOf(ana)).toEqual([]);
  });
});

describe('a member who turned support notifications off', () => {
  it('is notified of followers, but of no likes, comments or replies meanwhile', async () => {
    const { api, ana, ben, cleo, on } = people();
    await on.like(ben);
    const choose = (supportNotifications: boolean) =>
      api.call(notifications.updatePreferences, { as: ana, input: { supportNotifications } });
    await choose(false);
    const { id } = await on.say(ana);
    await on.say(ben, id);
    await on.say(ben);
    await on.like(cleo);
    await on.follow(ben, ana);
    expect(await on.messagesOf(ana)).toEqual(['Ben follows you now', 'Ben felt this with you']);
    await choose(true);
    await on.say(ben);
    expect(await on.messagesOf(ana)).toContain('Ben commented on your worry');
  });
});
