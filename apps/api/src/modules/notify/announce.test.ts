import { newId, withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import {
  notifyOfDecision,
  notifyOfResolution,
  notifyReporters,
  remindMember,
  retractResolution,
} from './queries.ts';

let api: Api;
let ana: Member;
let ben: Member;
let cleo: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ana = await api.aMember({ displayName: 'Ana' });
  [ben, cleo] = [await api.aMember(), await api.aMember()];
  post = await api.aPost({ by: ana });
});
afterAll(() => api.stop());

const listOf = async (as: Member) => (await api.call(contract.notifications.list, { as })).notifications;

describe('the resolution of a post', () => {
  const resolve = () => notifyOfResolution(api.db, { postId: post.id, ownerId: ana.id });

  it('notifies every commenter only once, and nobody else', async () => {
    const comment = await api.aComment({ by: ben, on: post });
    await api.aComment({ by: ben, on: post, under: comment });
    await api.aComment({ by: ana, on: post });
    await api.aComment({ by: cleo, on: post, moderationStatus: 'rejected' });
    await resolve();
    expect(await listOf(ben)).toMatchObject([
      {
        type: 'encouragement',
        title: 'Good news',
        message: 'Ana resolved a worry that you commented on',
        link: `/posts/${post.id}`,
      },
    ]);
    expect([await listOf(ana), await listOf(cleo)]).toEqual([[], []]);
  });

  it('has no visible notification across a block, for a hidden post, or after it is retracted', async () => {
    await api.aComment({ by: ben, on: post });
    await api.aComment({ by: cleo, on: post });
    await resolve();
    await api.block(ben, ana);
    expect(await listOf(ben)).toEqual([]);
    expect(await listOf(cleo)).toHaveLength(1);
    await api.pool.query(`update posts set privacy_level = 'private' where id = $1`, [post.id]);
    expect(await listOf(cleo)).toEqual([]);
    await api.pool.query(`update posts set privacy_level = 'public' where id = $1`, [post.id]);
    await retractResolution(api.db, { postId: post.id });
    expect(await listOf(cleo)).toEqual([]);
  });

  it('notifies nobody if there are no comments', async () => {
    await expect(resolve()).resolves.toBeUndefined();
  });
});

describe('a moderator’s decision', () => {
  it('notifies the author, with a link to the text and without the moderator’s name', async () => {
    const { id: commentId } = await api.aComment({ by: ben, on: post });
    const [postId, userId] = [post.id, ben.id];
    await notifyOfDecision(api.db, { kind: 'rejected', userId, postId, commentId });
    await notifyOfDecision(api.db, { kind: 'approved', userId: ana.id, postId, commentId: null });
    expect(await listOf(ben)).toMatchObject([
      {
        type: 'community',
        title: 'About something you wrote',
        link: `/posts/${postId}#comment-${commentId}`,
      },
    ]);
    expect(await listOf(ana)).toMatchObject([
      { type: 'community', title: 'Your words can be read', link: `/posts/${postId}` },
    ]);
  });

  it('notifies the reporters, whether or not they may still see the item', async () => {
    await notifyReporters(api.db, { userIds: [ben.id, cleo.id], subjectId: post.id });
    await notifyReporters(api.db, { userIds: [], subjectId: newId() });
    for (const reporter of [ben, cleo]) {
      expect(await listOf(reporter)).toMatchObject([
        { type: 'community', title: 'Thank you for looking out for others', link: null },
      ]);
    }
  });
});

describe('check-ins and reminders', () => {
  it('are created only once until they are read, however often they are requested', async () => {
    const check = () =>
      withTransaction(api.pool, (db) => remindMember(db, { kind: 'check_in', userId: ana.id }));
    const first = await check();
    expect(await check()).toBe(first);
    expect(await listOf(ana)).toMatchObject([
      { id: first, type: 'check_in', title: 'How are you today?', link: '/dashboard' },
    ]);
    await api.call(contract.notifications.readAll, { as: ana });
    expect(await check()).not.toBe(first);
    await remindMember(api.db, { kind: 'reminder', userId: ben.id });
    expect(await listOf(ben)).toMatchObject([{ type: 'reminder', title: 'A worry of yours is still open' }]);
  });

  it('record the time of the last check-in, and change nothing else', async () => {
    const input = { timezone: 'Asia/Tokyo', quietHoursStart: '00:00', quietHoursEnd: '00:00' };
    await api.call(contract.notifications.updatePreferences, { as: ana, input });
    const before = await api.call(contract.notifications.context, { as: ana });
    expect(before.lastCheckInAt).toBeNull();
    await remindMember(api.db, { kind: 'check_in', userId: ana.id });
    await remindMember(api.db, { kind: 'reminder', userId: ben.id });
    const after = await api.call(contract.notifications.context, { as: ana });
    expect(after).toMatchObject({ unreadCount: 1, lastCheckInAt: expect.any(String) });
    expect(Date.parse(after.nextCheckInAt ?? '')).toBeGreaterThan(Date.parse(before.nextCheckInAt ?? ''));
    expect((await api.call(contract.notifications.preferences, { as: ana })).timezone).toBe('Asia/Tokyo');
    expect((await api.call(contract.notifications.context, { as: ben })).lastCheckInAt).toBeNull();
  });
});
