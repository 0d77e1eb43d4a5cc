import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Activity, createActivity } from '../../testing/activity.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { comments, moderation, posts, users } = contract;

let api: Api;
let on: Moderating;
let owner: Member;
let author: Member;
let reader: Member;
let post: { id: string };
let activity: Activity;
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
});
beforeEach(async () => {
  owner = await api.aMember({ displayName: 'Olive' });
  author = await api.aMember({ displayName: 'Ana' });
  reader = await api.aMember();
  post = await api.aPost({ by: owner });
  activity = createActivity(api, post);
});
afterAll(() => api.stop());

const approved = 'A moderator looked at what you wrote and approved it.';
const rejected =
  'A moderator decided that it stays hidden from others. The guidelines say what belongs here.';
const reporterMessage = 'A moderator looked at what you reported and decided on it.';

const seesComment = async (as: Member | undefined, { id }: { id: string }, includeModerated = false) =>
  (await api.send(comments.get, { as, input: { id, includeModerated } })).statusCode === 200;
const commentsCount = async () =>
  (await api.call(posts.get, { as: owner, input: { id: post.id } })).commentsCount;
const repliesCount = async (id: string) => (await api.call(comments.get, { input: { id } })).replyCount;
const worriesCount = async () =>
  (await api.call(users.profile, { input: { username: owner.username } })).worriesCount;

const logOf = async (id: string) =>
  (
    await api.pool.query(
      'select action, actor_id, details from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a hostile comment', () => {
  it('is seen by its author alone until a moderator approves it, and its author is then notified', async () => {
    const sent = await on.say(author, post, words.hostile);
    expect(sent.moderationStatus).toBe('flagged');
    expect(await seesComment(author, sent)).toBe(true);
    for (const as of [undefined, owner, reader, on.moderator])
      expect(await seesComment(as, sent)).toBe(false);
    expect(await seesComment(on.moderator, sent, true)).toBe(true);
    for (const as of [undefined, owner, reader]) expect(await seesComment(as, sent, true)).toBe(false);
    expect(await commentsCount()).toBe(0);
    expect(await activity.messagesOf(owner)).toEqual([]);

    const item = await on.decide('comment', sent, 'approve', 'They quote a song.');
    expect(item).toMatchObject({
      kind: 'comment',
      id: sent.id,
      postId: post.id,
      status: 'approved',
      reports: [],
    });
    expect(item.decidedAt).not.toBeNull();
    for (const as of [undefined, owner, reader, author]) expect(await seesComment(as, sent)).toBe(true);
    expect(await commentsCount()).toBe(1);
    expect(await activity.messagesOf(author)).toEqual([approved]);
    expect(await activity.messagesOf(owner)).toEqual(['Ana commented on your worry']);
    expect(await logOf(sent.id)).toEqual([
      {
        action: 'comment.approve',
        actor_id: on.moderator.id,
        details: { from: 'flagged', note: 'They quote a song.', author: author.id },
      },
    ]);
  });

  it('that is a reply is counted after it is approved, and the author of its parent is then notified', async () => {
    const above = await on.say(reader, post, 'I know this.');
    const reply = await on.say(author, post, words.doubtful, above.id);
    expect(await repliesCount(above.id)).toBe(0);
    expect(await activity.messagesOf(reader)).toEqual([]);
    await on.decide('comment', reply, 'approve');
    expect(await repliesCount(above.id)).toBe(1);
    expect(await commentsCount()).toBe(2);
    expect(await activity.messagesOf(reader)).toEqual(['Ana answered your comment']);
  });

  it('that answers a comment of the lowest level notifies the author of that comment after it is approved', async () => {
    const [above, answered] = [await api.aMember(), await api.aMember()];
    const first = await api.aComment({ by: owner, on: post });
    const second = await api.aComment({ by: owner, on: post, under: first });
    const third = await api.aComment({ by: above, on: post, under: second });
    const lowest = await api.aComment({ by: answered, on: post, under: third });
    const held = await on.say(author, post, words.hostile, lowest.id);
    expect(held).toMatchObject({ moderationStatus: 'flagged', parentCommentId: third.id });
    await on.decide('comment', held, 'approve');
    expect(await activity.messagesOf(answered)).toEqual(['Ana answered your comment']);
    expect(await activity.messagesOf(above)).toEqual([]);
    expect(await activity.messagesOf(owner)).toEqual(['Ana commented on your worry']);
  });

  it('that is rejected is seen by its author alone, and only the author is notified', async () => {
    const sent = await on.say(author, post, words.hostile);
    await on.decide('comment', sent, 'reject');
    expect((await api.call(comments.get, { as: author, input: { id: sent.id } })).moderationStatus).toBe(
      'rejected',
    );
    expect(await seesComment(reader, sent)).toBe(false);
    expect(await commentsCount()).toBe(0);
    expect(await activity.messagesOf(author)).toEqual([rejected]);
    expect(await activity.messagesOf(owner)).toEqual([]);
  });
});

describe('a decision', () => {
  it('that rejects a comment updates the counters and retracts unread notifications', async () => {
    const sent = await on.say(author, post, 'Buy my book about worries.');
    expect(await activity.messagesOf(owner)).toEqual(['Ana commented on your worry']);
    await on.report(reader, 'comment', sent);
    await on.decide('comment', sent, 'reject');
    expect(await commentsCount()).toBe(0);
    expect(await activity.messagesOf(owner)).toEqual([]);
    expect(await activity.messagesOf(author)).toEqual([rejected]);
    expect(await activity.messagesOf(reader)).toEqual([reporterMessage]);
    await on.decide('comment', sent, 'approve');
    expect(await commentsCount()).toBe(1);
    expect(await activity.messagesOf(owner)).toEqual(['Ana commented on your worry']);
    expect(await activity.messagesOf(author)).toEqual([approved, rejected]);
  });

  it('that rejects a comment leaves the notification of an earlier one, and one that approves it again notifies nobody twice', async () => {
    const [first, second] = [await on.say(author, post, words.kind), await on.say(author, post, 'Me too.')];
    for (const comment of [first, second]) await on.report(reader, 'comment', comment);
    const links = async () => (await activity.listOf(owner)).notifications.map(({ link }) => link);
    const [toFirst, toSecond] = [first, second].map(({ id }) => `/posts/${post.id}#comment-${id}`);
    await on.decide('comment', second, 'reject');
    expect(await links()).toEqual([toFirst]);
    await on.decide('comment', second, 'approve');
    expect(await links()).toEqual([toSecond]);
    await activity.readAll(owner);
    for (const decision of ['reject', 'approve'] as const) await on.decide('comment', first, decision);
    expect(await activity.listOf(owner)).toMatchObject({ total: 1, unreadCount: 0 });
  });

  it('made twice changes the counters once', async () => {
    const sent = await on.say(author, post, words.hostile);
    const first = await on.decide('comment', sent, 'approve');
    expect(await on.decide('comment', sent, 'approve')).toEqual(first);
    expect(await logOf(sent.id)).toHaveLength(1);
    expect(await activity.messagesOf(author)).toEqual([approved]);
    expect(await commentsCount()).toBe(1);
  });

  it('on a post changes the author’s counter, and whether others see the post', async () => {
    const held = await api.aPost({ by: owner, moderationStatus: 'pending' });
    await api.aCase({ post: held });
    expect(await worriesCount()).toBe(1);
    await on.decide('post', held, 'approve');
    expect(await worriesCount()).toBe(2);
    expect((await api.send(posts.get, { input: { id: held.id } })).statusCode).toBe(200);
    await on.decide('post', held, 'reject', 'On a second look');
    expect(await worriesCount()).toBe(1);
    expect((await api.refused(posts.get, { input: { id: held.id } })).code).toBe('NOT_FOUND');
    expect((await api.call(posts.get, { as: owner, input: { id: held.id } })).moderationStatus).toBe(
      'rejected',
    );
    expect(await activity.messagesOf(owner)).toEqual([rejected, approved]);
    expect((await logOf(held.id)).map(({ action }) => action)).toEqual(['post.approve', 'post.reject']);
  });

  it('that approves a comment of somebody in danger notifies nobody', async () => {
    const sent = await on.say(author, post, words.danger);
    expect((await on.queue()).items[0]).toMatchObject({ id: sent.id, isUrgent: true });
    await on.decide('comment', sent, 'approve');
    expect(await activity.messagesOf(author)).toEqual([]);
    expect(await on.itemOf(sent)).toMatchObject({ status: 'approved', reason: 'crisis' });
    expect((await on.queue()).items.map(({ id }) => id)).not.toContain(sent.id);
  });

  it('is possible only on items that moderators see', async () => {
    const codeFor = async (kind: 'post' | 'comment', id: string) =>
      (await api.refused(moderation.decide, { as: on.moderator, input: { kind, id, decision: 'reject' } }))
        .code;
    const quiet = await api.aComment({ by: author, on: post });
    const friendsPost = await api.aPost({ by: owner, privacyLevel: 'friends', moderationStatus: 'pending' });
    await api.aCase({ post: friendsPost });
    for (const id of [newId(), friendsPost.id]) expect(await codeFor('post', id)).toBe('NOT_FOUND');
    for (const id of [newId(), post.id, quiet.id]) expect(await codeFor('comment', id)).toBe('NOT_FOUND');
    const { details } = await api.refused(moderation.decide, {
      as: on.moderator,
      input: { kind: 'post', id: post.id, decision: 'approve', note: 'x'.repeat(501) },
    });
    expect(details).toEqual({ note: 'The note must be less than 500 characters' });
  });

  it('is possible even if the author blocked the moderator', async () => {
    await api.block(author, on.moderator);
    await api.block(owner, on.moderator);
    const sent = await on.say(author, post, words.hostile);
    expect((await on.queue()).items.map(({ id }) => id)).toContain(sent.id);
    expect((await on.decide('comment', sent, 'reject')).status).toBe('rejected');
  });
});

describe('a comment that its author rewrites', () => {
  const rewrite = (id: string, content: string) =>
    api.call(comments.update, { as: author, input: { id, content } });

  it('is held as soon as it is hostile, and published again once it is not', async () => {
    const { id } = await on.say(author, post, 'I know this.');
    expect((await rewrite(id, words.hostile)).moderationStatus).toBe('flagged');
    expect(await commentsCount()).toBe(0);
    expect(await activity.messagesOf(owner)).toEqual([]);
    expect(await on.itemOf({ id })).toMatchObject({ status: 'flagged', reason: 'hostile' });
    expect((await rewrite(id, 'I know this well.')).moderationStatus).toBe('approved');
    expect(await commentsCount()).toBe(1);
    expect(await activity.messagesOf(owner)).toEqual(['Ana commented on your worry']);
    expect(await on.itemOf({ id })).toBeUndefined();
  });

  it('after it was rejected waits for a moderator, whatever its new words are', async () => {
    const sent = await on.say(author, post, words.hostile);
    await on.decide('comment', sent, 'reject');
    expect((await rewrite(sent.id, words.hostile)).moderationStatus).toBe('rejected');
    expect((await rewrite(sent.id, 'I am sorry.')).moderationStatus).toBe('pending');
    expect((await rewrite(sent.id, 'I am so sorry.')).moderationStatus).toBe('pending');
    expect(await on.itemOf(sent)).toMatchObject({ reason: 'rewritten', decidedAt: null });
    await on.decide('comment', sent, 'approve');
    expect(await commentsCount()).toBe(1);
    expect((await rewrite(sent.id, 'I am so very sorry.')).moderationStatus).toBe('approved');
  });

  it('keeps its reports while it waits', async () => {
    const sent = await on.say(author, post, 'Buy my book about worries.');
    for (const as of [reader, owner, await api.aMember()]) await on.report(as, 'comment', sent);
    expect((await rewrite(sent.id, 'I wrote a book.')).moderationStatus).toBe('pending');
    const item = await on.itemOf(sent);
    expect(item).toMatchObject({ status: 'pending', reason: 'reports', excerpt: 'I wrote a book.' });
    expect(item?.reports).toHaveLength(3);
  });
});
