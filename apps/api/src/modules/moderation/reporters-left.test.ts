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
const reported = async (kind: 'post' | 'comment', subject: { id: string }) => {
  for (const reporter of reporters) await on.report(reporter, kind, subject);
};
const statusOf = async ({ id }: { id: string }) =>
  (await api.call(comments.get, { as: author, input: { id } })).moderationStatus;
/** A reply under a friends-only post. The reporters see it, since the post's owner follows them. */
const amongFriends = async () => {
  for (const friend of [author, ...reporters]) {
    await api.call(users.follow, { as: owner, input: { username: friend.username } });
  }
  const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
  const above = await on.say(author, post, 'I know this.');
  return { ...(await on.say(author, post, 'And I know this well.', above.id)), aboveId: above.id };
};

describe('a comment among friends that three members reported', () => {
  it('is held while one of them remains, and moderators can decide on it', async () => {
    const comment = await amongFriends();
    await reported('comment', comment);
    await leave(reporters[0] ?? owner);
    await leave(reporters[1] ?? owner);
    expect(await statusOf(comment)).toBe('pending');
    expect((await on.itemOf(comment))?.reports).toHaveLength(1);
  });

  it('is visible again once all of them have left, as nobody could decide on it any more', async () => {
    const comment = await amongFriends();
    await reported('comment', comment);
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

  it('stays as a moderator decided, even if reporters leave', async () => {
    const comment = await amongFriends();
    await reported('comment', comment);
    await on.decide('comment', comment, 'reject');
    await allLeave();
    expect(await statusOf(comment)).toBe('rejected');
  });
});

describe('what is public and three members reported', () => {
  it('waits for moderators, who see it without them', async () => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, 'I know this well.');
    await reported('comment', comment);
    await allLeave();
    expect(await statusOf(comment)).toBe('pending');
    expect(await on.itemOf(comment)).toMatchObject({ reason: 'reports', status: 'pending', reports: [] });
    expect((await on.decide('comment', comment, 'approve')).status).toBe('approved');
  });

  it('stands again where its worry has been made private to friends since, and all of them have left', async () => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, 'I know this well.');
    await api.call(users.follow, { as: owner, input: { username: author.username } });
    await reported('comment', comment);
    await api.call(posts.update, { as: owner, input: { id: post.id, privacyLevel: 'friends' } });
    await allLeave();
    expect(await statusOf(comment)).toBe('approved');
  });
});
