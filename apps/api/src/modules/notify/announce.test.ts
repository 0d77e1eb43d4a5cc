import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { notifyOfDecision, notifyOfResolution, notifyReporters, retractResolution } from './queries.ts';

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

  it('retracts its owner’s unread check-ins and reminders about the post, but no offer of help', async () => {
    const other = await api.aPost({ by: ana });
    const caring = await api.aCheckIn({ of: ana, about: post }, { isCaring: true });
    const [question, elsewhere] = [
      await api.aCheckIn({ of: ana, about: post }),
      await api.aCheckIn({ of: ana, about: other }),
    ];
    const aNotification = (kind: 'check_in' | 'reminder', subject: { id: string }, postId = post.id) =>
      api.aNotification(ana, { kind, subjectId: subject.id, postId });
    const stays = [
      await aNotification('check_in', caring),
      await api.aNotification(ana, {
        kind: 'reminder',
        subjectId: post.id,
        postId: post.id,
        readAt: new Date(),
      }),
      await aNotification('check_in', elsewhere, other.id),
    ];
    await aNotification('check_in', question);
    await aNotification('reminder', post);
    await api.call(contract.resolutions.resolve, {
      as: ana,
      input: { postId: post.id, copingMethods: ['Talking'] },
    });
    const left = (await listOf(ana)).map(({ id }) => id);
    expect(left.sort()).toEqual(stays.map(({ id }) => id).sort());
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
