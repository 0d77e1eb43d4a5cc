import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeComment, Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { comments, posts, users } = contract;

let api: Api;
let on: Moderating;
let owner: Member;
let author: Member;
let people: Member[];
let post: { id: string };
let comment: MadeComment;
let byCommentId: { id: string };
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  people = await Promise.all(Array.from({ length: 4 }, () => api.aMember()));
});
beforeEach(async () => {
  [owner, author] = [await api.aMember(), await api.aMember()];
  post = await api.aPost({ by: owner });
  comment = await api.aComment({ by: author, on: post });
  byCommentId = { id: comment.id };
});
afterAll(() => api.stop());

const statusOfPost = async () =>
  (await api.call(posts.get, { as: owner, input: { id: post.id } })).moderationStatus;
const statusOfComment = async () =>
  (await api.call(comments.get, { as: author, input: { id: comment.id } })).moderationStatus;
const refusalOf = async (kind: 'post' | 'comment', as: Member, { id }: { id: string }) => {
  const { code, message } = await api.refused((kind === 'post' ? posts : comments).report, {
    as,
    input: { id },
  });
  return { code, message };
};

describe('a report', () => {
  it('puts the reported item into the moderators’ queue, and changes nothing else', async () => {
    const reader = people[0] ?? owner;
    await on.report(reader, 'comment', comment, 'harassment', ' They follow me.\nEverywhere. ');
    const item = await on.itemOf(comment);
    expect(item).toMatchObject({
      kind: 'comment',
      id: comment.id,
      postId: post.id,
      author: { id: author.id, username: author.username },
      excerpt: 'I know that feeling.',
      status: 'approved',
      reason: 'reports',
      isUrgent: false,
      scores: null,
      decidedAt: null,
      reports: [
        {
          reason: 'harassment',
          details: 'They follow me.\nEverywhere.',
          reporter: { id: reader.id, username: reader.username },
        },
      ],
    });
    expect(await statusOfComment()).toBe('approved');
    const { reports } = await api.call(comments.reports, { as: on.moderator, input: byCommentId });
    expect(reports).toEqual(item?.reports);
  });

  it('has the reason spam and no details by default', async () => {
    await on.report(author, 'post', post);
    expect((await on.itemOf(post))?.reports).toMatchObject([{ reason: 'spam', details: null }]);
  });

  it('is rejected if the caller does not see the item, wrote it, or has reported it before', async () => {
    expect((await refusalOf('post', owner, post)).code).toBe('FORBIDDEN');
    expect((await refusalOf('comment', author, comment)).code).toBe('FORBIDDEN');
    for (const [kind, subject] of [
      ['post', post],
      ['comment', comment],
    ] as const) {
      const reader = people[1] ?? owner;
      await on.report(reader, kind, subject);
      expect(await refusalOf(kind, reader, subject)).toEqual({
        code: 'ALREADY_REPORTED',
        message: 'You have reported this already. Thank you, a moderator will look at it.',
      });
    }
    const held = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    const own = await api.aPost({ by: owner, privacyLevel: 'private' });
    const under = await api.aComment({ by: owner, on: own });
    const blocked = await api.aMember();
    await api.block(author, blocked);
    expect((await refusalOf('comment', owner, held)).code).toBe('NOT_FOUND');
    expect((await refusalOf('comment', blocked, comment)).code).toBe('NOT_FOUND');
    expect((await refusalOf('post', author, own)).code).toBe('NOT_FOUND');
    expect((await refusalOf('comment', author, under)).code).toBe('NOT_FOUND');
  });

  it('has one of five reasons, and details of at most five hundred characters', async () => {
    const detailsOf = async (input: object) =>
      (
        await api.inject({
          method: 'POST',
          url: `/api/comments/${comment.id}/report`,
          headers: { authorization: `Bearer ${owner.token}` },
          payload: input,
        })
      ).json().error.details;
    expect(await detailsOf({ reason: 'boring' })).toEqual([
      { path: 'reason', message: 'Please choose a reason' },
    ]);
    expect(await detailsOf({ details: 'x'.repeat(501) })).toEqual([
      { path: 'details', message: 'Details must be less than 500 characters' },
    ]);
  });
});

describe('three reports', () => {
  const threeReporters = () => people.slice(0, 3);

  it('hide a comment and subtract it from the counters until a moderator decides', async () => {
    for (const as of threeReporters()) {
      expect(await statusOfComment()).toBe('approved');
      await on.report(as, 'comment', comment);
    }
    expect(await statusOfComment()).toBe('pending');
    expect((await api.call(posts.get, { input: { id: post.id } })).commentsCount).toBe(0);
    expect((await api.refused(comments.get, { input: { id: comment.id } })).code).toBe('NOT_FOUND');
    await on.decide('comment', comment, 'approve');
    expect((await api.call(posts.get, { input: { id: post.id } })).commentsCount).toBe(1);
  });

  it('hide a public post and subtract it from its author’s counter', async () => {
    for (const as of threeReporters()) await on.report(as, 'post', post);
    expect(await statusOfPost()).toBe('pending');
    const profile = await api.call(users.profile, { input: { username: owner.username } });
    expect(profile.worriesCount).toBe(0);
    expect((await api.refused(posts.get, { input: { id: post.id } })).code).toBe('NOT_FOUND');
  });

  it('no longer count after a moderator’s decision', async () => {
    for (const as of threeReporters()) await on.report(as, 'comment', comment);
    await on.decide('comment', comment, 'approve');
    const fourth = people[3] ?? owner;
    await on.report(fourth, 'comment', comment);
    expect(await statusOfComment()).toBe('approved');
    const item = await on.itemOf(comment);
    expect(item).toMatchObject({ reason: 'reports', decidedAt: null });
    expect(item?.reports).toMatchObject([{ reporter: { id: fourth.id } }]);
    const { reports } = await api.call(comments.reports, { as: on.moderator, input: byCommentId });
    expect(reports).toHaveLength(4);
  });

  it('put a friends-only post into the queue without hiding it', async () => {
    const friendsPost = await api.aPost({ by: owner, privacyLevel: 'friends' });
    for (const as of threeReporters()) {
      await api.follow(owner, as);
      await on.report(as, 'post', friendsPost);
    }
    expect(await on.itemOf(friendsPost)).toMatchObject({ status: 'approved', reason: 'reports' });
  });
});

describe('what moderators see', () => {
  it('does not include the reporter of the moderator’s own words', async () => {
    const ownComment = await api.aComment({ by: on.moderator, on: post });
    await on.report(author, 'comment', ownComment, 'harassment', 'They follow me.');
    const input = { id: ownComment.id };
    const { reports } = await api.call(comments.reports, { as: on.moderator, input });
    expect(reports).toMatchObject([{ reason: 'harassment', reporter: null }]);
    expect((await on.itemOf(ownComment))?.reports).toMatchObject([{ reporter: null }]);
    const other = await api.aMember({ role: 'moderator' });
    const response = await api.call(comments.reports, { as: other, input });
    expect(response.reports).toMatchObject([{ reporter: { id: author.id } }]);
  });

  it('leaves out a friends-only item that was rewritten after a decision, until it is reported again', async () => {
    const friend = await api.aMember();
    await api.follow(author, friend);
    const friendsPost = await api.aPost({ by: author, privacyLevel: 'friends' });
    const friendsComment = await on.say(author, friendsPost, 'One more thing.');
    await on.report(friend, 'post', friendsPost);
    await on.report(friend, 'comment', friendsComment);
    const items = async () => [await on.itemOf(friendsPost), await on.itemOf(friendsComment)];
    await on.decide('post', friendsPost, 'reject');
    await on.decide('comment', friendsComment, 'reject');
    await on.decide('post', friendsPost, 'approve', 'On a second look');
    await on.decide('comment', friendsComment, 'approve');
    expect(await items()).toMatchObject([{ status: 'approved' }, { status: 'approved' }]);
    const write = async (words: string) => {
      await api.call(posts.update, { as: author, input: { id: friendsPost.id, shortContent: words } });
      await api.call(comments.update, { as: author, input: { id: friendsComment.id, content: words } });
    };
    await write('For nobody else');
    expect(await items()).toEqual([undefined, undefined]);
    const other = await api.aMember();
    await api.follow(author, other);
    await on.report(other, 'post', friendsPost);
    await on.report(other, 'comment', friendsComment);
    const reportedAgain = { status: 'approved', decidedAt: null };
    expect(await items()).toMatchObject([reportedAgain, reportedAgain]);
    await on.decide('post', friendsPost, 'reject');
    await on.decide('comment', friendsComment, 'reject');
    // A rejected text waits for a moderator again once it is rewritten.
    await write('For them to look at');
    const waiting = { status: 'pending', reason: 'rewritten', decidedAt: null };
    expect(await items()).toMatchObject([waiting, waiting]);
    await on.decide('post', friendsPost, 'approve');
    await on.decide('comment', friendsComment, 'approve');
    expect(await items()).toMatchObject([{ status: 'approved' }, { status: 'approved' }]);
  });

  it('includes only the reported items of friends-only posts', async () => {
    const friendsPost = await api.aPost({ by: owner, privacyLevel: 'friends', shortContent: 'Among us' });
    await api.follow(owner, author);
    const reportedComment = await api.aComment({ by: author, on: friendsPost });
    const other = await api.aComment({ by: author, on: friendsPost, moderationStatus: 'flagged' });
    for (const held of [other, reportedComment]) await api.aCase({ comment: held });
    await api.aCase({ post: friendsPost });
    expect(await on.itemOf(reportedComment)).toBeUndefined();
    await on.report(owner, 'comment', reportedComment);
    expect(await on.itemOf(reportedComment)).toMatchObject({ reason: 'doubtful', postId: friendsPost.id });
    expect(await on.itemOf(friendsPost)).toBeUndefined();
    expect(await on.itemOf(other)).toBeUndefined();
    await on.report(author, 'post', friendsPost);
    expect((await on.itemOf(friendsPost))?.excerpt).toBe('I worry that …\n\nAmong us');
  });

  it('includes nothing private, deleted or unpublished, even if it is reported', async () => {
    await on.report(author, 'post', post);
    await on.report(owner, 'comment', comment);
    await api.pool.query(`update posts set privacy_level = 'private' where id = $1`, [post.id]);
    for (const subject of [post, comment]) expect(await on.itemOf(subject)).toBeUndefined();
    await api.pool.query(`update posts set privacy_level = 'public' where id = $1`, [post.id]);
    expect(await on.itemOf(comment)).toBeDefined();
    await api.aComment({ by: owner, on: post, under: comment });
    await api.call(comments.remove, { as: author, input: byCommentId });
    expect(await on.itemOf(comment)).toBeUndefined();
    expect((await api.refused(comments.reports, { as: on.moderator, input: byCommentId })).code).toBe(
      'NOT_FOUND',
    );
    const { rows } = await api.pool.query('select id from reports where comment_id = $1', [comment.id]);
    expect(rows).toEqual([]);
    const waiting = await api.aPost({ by: owner, publishedAt: null });
    await api.aCase({ post: waiting });
    expect(await on.itemOf(waiting)).toBeUndefined();
  });
});
