import { contract } from '@halved/shared/contract';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readUnread } from '../../jobs/read-unread.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { comments, posts, resolutions } = contract;

let api: Api;
let on: Moderating;
let owner: Member;
let author: Member;
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
});
beforeEach(async () => {
  [owner, author] = [await api.aMember(), await api.aMember()];
  await api.follow(owner, author);
});
afterAll(() => api.stop());

/** Changes the privacy of a post, and runs the job if the change asked for it. */
async function make(post: { id: string }, privacyLevel: PrivacyLevel) {
  const woken: string[] = [];
  const stop = api.services.jobs.onWake((job) => woken.push(job));
  await api.call(posts.update, { as: owner, input: { id: post.id, privacyLevel } });
  stop();
  if (woken.includes('read-unread')) await readUnread(api.services);
}
const statusOf = async ({ id }: { id: string }) =>
  (await api.call(comments.get, { as: author, input: { id } })).moderationStatus;
const commentsShown = async ({ id: postId }: { id: string }) => {
  const page = await api.call(comments.list, { as: owner, input: { postId } });
  return [page.comments.map(({ content }) => content), page.total];
};

describe('the comments under a friends-only post that becomes public', () => {
  it.each([
    ['the contacts of a newcomer', words.number, 'pending', { reason: 'contacts_of_a_newcomer' }],
    ['a doubtful tone', words.doubtful, 'pending', { reason: 'doubtful' }],
    ['signs that their author is in danger', words.danger, 'approved', { reason: 'crisis', isUrgent: true }],
    ['nothing to object to', words.kind, 'approved', undefined],
  ])('are judged as under a public post: one with %s', async (_, content, status, item) => {
    const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    const comment = await on.say(author, post, content);
    expect(comment.moderationStatus).toBe('approved');
    await make(post, 'public');
    expect(await statusOf(comment)).toBe(status);
    const found = await on.itemOf(comment);
    if (item) expect(found).toMatchObject({ ...item, status, decidedAt: null });
    else expect(found).toBeUndefined();
    expect(await commentsShown(post)).toEqual(status === 'approved' ? [[content], 1] : [[], 0]);
  });

  it('keep the decision of a moderator, unless they were rewritten since', async () => {
    const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    const [kept, rewritten] = [
      await on.say(author, post, words.doubtful),
      await on.say(author, post, words.kind),
    ];
    for (const comment of [kept, rewritten]) {
      await on.report(owner, 'comment', comment);
      await on.decide('comment', comment, 'approve');
    }
    await api.call(comments.update, { as: author, input: { id: rewritten.id, content: words.doubtful } });
    await make(post, 'public');
    expect([await statusOf(kept), await statusOf(rewritten)]).toEqual(['approved', 'pending']);
  });

  it('keep their reports', async () => {
    const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    const comment = await on.say(author, post, words.kind);
    await on.report(owner, 'comment', comment);
    await make(post, 'public');
    expect(await on.itemOf(comment)).toMatchObject({ status: 'approved', reason: 'reports' });
  });
});

describe('the comments under a public post that becomes friends-only', () => {
  it('are approved if they were held for a reason that only counts in public', async () => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, words.doubtful);
    expect(comment.moderationStatus).toBe('pending');
    await make(post, 'friends');
    expect(await statusOf(comment)).toBe('approved');
    expect(await commentsShown(post)).toEqual([[words.doubtful], 1]);
  });

  it.each([
    ['hostile', words.hostile, 'flagged'],
    ['urging to self-harm', words.urging, 'pending'],
  ])('stay held if they are grave: %s', async (_, content, status) => {
    const post = await api.aPost({ by: owner });
    const comment = await on.say(author, post, content);
    await make(post, 'friends');
    expect(await statusOf(comment)).toBe(status);
  });
});

describe('a rejected post', () => {
  const rewrite = (post: { id: string }) =>
    api.call(posts.update, { as: owner, input: { id: post.id, shortContent: words.kind } });
  const postStatus = async ({ id }: { id: string }) =>
    (await api.call(posts.get, { as: owner, input: { id } })).moderationStatus;

  it('that becomes friends-only and is rewritten is not held, and waits for a moderator once it is public again', async () => {
    const post = await api.aPost({ by: owner });
    await api.aCase({ post });
    await on.decide('post', post, 'reject');
    await make(post, 'friends');
    expect(await postStatus(post)).toBe('rejected');
    await rewrite(post);
    expect(await postStatus(post)).toBe('approved');
    expect(await on.itemOf(post)).toBeUndefined();
    await make(post, 'public');
    expect(await postStatus(post)).toBe('pending');
    expect(await on.itemOf(post)).toMatchObject({ status: 'pending', reason: 'rewritten' });
  });
});

describe('a friends-only post that a moderator approved', () => {
  const approved = async () => {
    const post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    await on.report(author, 'post', post);
    await on.decide('post', post, 'approve');
    return post;
  };

  it.each([
    [
      'its new words',
      (id: string) => api.call(posts.update, { as: owner, input: { id, shortContent: words.hostile } }),
    ],
    [
      'its new resolution',
      (postId: string) => {
        const input = { postId, copingMethods: ['Sleep'], resolutionStory: words.hostile };
        return api.call(resolutions.resolve, { as: owner, input });
      },
    ],
  ])('is judged once it is public by %s', async (_, write) => {
    const post = await approved();
    await write(post.id);
    await make(post, 'public');
    expect((await on.itemOf(post))?.status).not.toBe('approved');
    expect((await api.refused(posts.get, { input: { id: post.id } })).code).toBe('NOT_FOUND');
  });

  it('stays approved in public while its words are the same', async () => {
    const post = await approved();
    await make(post, 'private');
    await make(post, 'public');
    expect(await on.itemOf(post)).toMatchObject({ status: 'approved' });
  });
});
