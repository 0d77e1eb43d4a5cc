import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { auth, comments, posts, users } = contract;

let api: Api;
let on: Moderating;
let owner: Member;
let author: Member;
let reporters: Member[];
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
});
beforeEach(async () => {
  owner = await api.aMember();
  author = await api.aMember();
  reporters = await Promise.all([api.aMember(), api.aMember(), api.aMember()]);
});
afterAll(() => api.stop());

const leave = (as: Member) => api.call(auth.deleteAccount, { as, input: { password } });
const allLeave = async () => {
  for (const reporter of reporters) await leave(reporter);
};
const reportByAll = async (comment: { id: string }) => {
  for (const reporter of reporters) await on.report(reporter, 'comment', comment);
};
const statusOf = async ({ id }: { id: string }) =>
  (await api.call(comments.get, { as: author, input: { id } })).moderationStatus;
/** A reply under a friends-only post. The reporters see it, since the post's owner follows them. */
const aFriendsOnlyReply = async () => {
  for (const friend of [author, ...reporters]) {
    await api.call(users.follow, { as: owner, input: { username: friend.username } });
  }
  const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
  const above = await on.say(author, post, 'I know this.');
  return { ...(await on.say(author, post, 'And I know this well.', above.id)), aboveId: above.id };
};

describe('a comment under a friends-only post, reported by three members,', () => {
  it('is held while one of the reporters remains, and moderators can decide on it', async () => {
    const comment = await aFriendsOnlyReply();
    await reportByAll(comment);
    await leave(reporters[0] ?? owner);
    await leave(reporters[1] ?? owner);
    expect(await statusOf(comment)).toBe('pending');
    expect((await on.itemOf(comment))?.reports).toHaveLength(1);
  });

  it('is visible again once all reporters have left, since no moderator could decide on it', async () => {
    const comment = await aFriendsOnlyReply();
    await reportByAll(comment);
    expect(await statusOf(comment)).toBe('pending');
    await allLeave();
    expect(await on.itemOf(comment)).toBeUndefined();
    expect(await statusOf(comment)).toBe('approved');
    expect((await api.call(comments.get, { as: owner, input: { id: comment.id } })).id).toBe(comment.id);
    const { commentsCount } = await api.call(posts.get, { as: owner, input: { id: comment.postId } });
    const above = await api.call(comments.get, { as: owner, input: { id: comment.aboveId } });
    expect([commentsCount, above.replyCount]).toEqual([2, 1]);
    const cases = await api.pool.query('select 1 from moderation_cases where comment_id = $1', [comment.id]);
    expect(cases.rows).toEqual([]);
  });

  it('keeps the status that a moderator decided, even if all reporters leave', async () => {
    const comment = await aFriendsOnlyReply();
    await reportByAll(comment);
    await on.decide('comment', comment, 'reject');
    await allLeave();
    expect(await statusOf(comment)).toBe('rejected');
  });
});

describe('a comment under a public post, reported by three members,', () => {
  it('waits for moderators even if all reporters have left', async () => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, 'I know this well.');
    await reportByAll(comment);
    await allLeave();
    expect(await statusOf(comment)).toBe('pending');
    expect(await on.itemOf(comment)).toMatchObject({ reason: 'reports', status: 'pending', reports: [] });
    expect((await on.decide('comment', comment, 'approve')).status).toBe('approved');
  });

  it('is visible again if its post has become friends-only and all reporters have left', async () => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, 'I know this well.');
    await api.call(users.follow, { as: owner, input: { username: author.username } });
    await reportByAll(comment);
    await api.call(posts.update, { as: owner, input: { id: post.id, privacyLevel: 'friends' } });
    await allLeave();
    expect(await statusOf(comment)).toBe('approved');
  });
});
