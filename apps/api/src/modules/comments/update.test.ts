import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { get, list, update, remove, threaded } = contract.comments;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function aPostToCommentOn() {
  const [owner, as] = [await api.aMember(), await api.aMember()];
  const post = await api.aPost({ by: owner });
  const idsInList = async () =>
    (await api.call(list, { input: { postId: post.id } })).comments.map(({ id }) => id);
  return { owner, as, post, input: { postId: post.id }, idsInList };
}

const commentsCountOf = async (postId: string): Promise<number> =>
  (await api.call(contract.posts.get, { input: { id: postId } })).commentsCount;

describe('editing a comment', () => {
  it('changes its words and the time of its last change', async () => {
    const { as, post } = await aPostToCommentOn();
    const { id } = await api.aComment({ by: as, on: post });
    const before = await api.call(get, { input: { id } });
    const { support, ...after } = await api.call(update, {
      as,
      input: { id, content: ' Better\nwords ' },
    });
    expect(support).toBeNull();
    expect(after).toEqual({ ...before, content: 'Better\nwords', updatedAt: after.updatedAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
    expect(await api.call(get, { input: { id } })).toEqual(after);
  });

  it('with the same words leaves the time of its last change, so that nobody reads it as edited', async () => {
    const { as, post } = await aPostToCommentOn();
    const { id } = await api.aComment({ by: as, on: post, content: 'Same words' });
    const before = await api.call(get, { input: { id } });
    await api.call(update, { as, input: { id, content: ' Same words ' } });
    expect(await api.call(get, { input: { id } })).toEqual(before);
  });

  it('is possible for its author alone, and not for replies', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: as, on: post });
    const reply = await api.aComment({ by: as, on: post, under: comment });
    const moderator = await api.aMember({ role: 'moderator' });
    const codeFor = async (by: { token: string }, id: string) =>
      (await api.refused(update, { as: by, input: { id, content: 'x' } })).code;
    expect(await codeFor(owner, comment.id)).toBe('FORBIDDEN');
    expect(await codeFor(moderator, comment.id)).toBe('FORBIDDEN');
    expect(await codeFor(owner, reply.id)).toBe('FORBIDDEN');
    expect(await codeFor(as, reply.id)).toBe('REPLY_NOT_EDITABLE');
    expect(await codeFor(as, newId())).toBe('NOT_FOUND');
  });

  it('does not restore a deleted comment', async () => {
    const { as, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: as, on: post });
    await api.aComment({ by: as, on: post, under: comment });
    await api.call(remove, { as, input: { id: comment.id } });
    const input = { id: comment.id, content: 'Back again' };
    expect((await api.refused(update, { as, input })).code).toBe('NOT_FOUND');
  });
});

describe('deleting a comment', () => {
  it('without replies leaves no stub', async () => {
    const { as, post, idsInList } = await aPostToCommentOn();
    const { id } = await api.aComment({ by: as, on: post });
    await api.call(remove, { as, input: { id } });
    expect(await idsInList()).toEqual([]);
    expect((await api.refused(get, { as, input: { id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(remove, { as, input: { id } })).code).toBe('NOT_FOUND');
    expect(await commentsCountOf(post.id)).toBe(0);
  });

  it('with replies leaves a stub that is not counted and keeps nothing of its author', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: as, on: post, content: 'Regretted' });
    const reply = await api.aComment({ by: owner, on: post, under: comment });
    await api.call(remove, { as, input: { id: comment.id } });
    const stub = await api.call(get, { input: { id: comment.id } });
    expect(stub).toMatchObject({
      content: '',
      userId: null,
      user: null,
      isDeleted: true,
      replyCount: 1,
      moderationStatus: 'approved',
      updatedAt: stub.createdAt,
    });
    const thread = await api.call(threaded, { input: { postId: post.id } });
    expect(thread.comments).toMatchObject([
      { ...stub, replies: [{ id: reply.id, parentCommentId: stub.id }] },
    ]);
    expect(await commentsCountOf(post.id)).toBe(1);
    const { rows } = await api.pool.query('select user_id, content from comments where id = $1', [stub.id]);
    expect(rows).toEqual([{ user_id: null, content: '' }]);
  });

  it('removes the stubs above it that have no other reply', async () => {
    const { as, post, idsInList } = await aPostToCommentOn();
    const first = await api.aComment({ by: as, on: post });
    const second = await api.aComment({ by: as, on: post, under: first });
    const other = await api.aComment({ by: as, on: post, under: first });
    const third = await api.aComment({ by: as, on: post, under: second });
    for (const { id } of [first, second]) await api.call(remove, { as, input: { id } });
    expect(await idsInList()).toEqual([first.id, second.id, other.id, third.id]);
    expect(await api.call(get, { input: { id: first.id } })).toMatchObject({ replyCount: 1 });
    await api.call(remove, { as, input: { id: third.id } });
    expect(await idsInList()).toEqual([first.id, other.id]);
    await api.call(remove, { as, input: { id: other.id } });
    expect(await idsInList()).toEqual([]);
    expect(await commentsCountOf(post.id)).toBe(0);
  });

  it('leaves a parent that is not deleted, with one reply less', async () => {
    const { as, post } = await aPostToCommentOn();
    const first = await api.aComment({ by: as, on: post });
    const second = await api.aComment({ by: as, on: post, under: first });
    await api.call(remove, { as, input: { id: second.id } });
    expect(await api.call(get, { input: { id: first.id } })).toMatchObject({
      replyCount: 0,
      isDeleted: false,
    });
    expect(await commentsCountOf(post.id)).toBe(1);
  });

  it('that was not approved changes no counter', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: owner, on: post });
    const held = await api.aComment({ by: as, on: post, under: comment, moderationStatus: 'pending' });
    await api.call(remove, { as, input: { id: held.id } });
    expect(await commentsCountOf(post.id)).toBe(1);
    expect(await api.call(get, { input: { id: comment.id } })).toMatchObject({ replyCount: 0 });
  });

  it('is possible for its author alone', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const { id } = await api.aComment({ by: as, on: post });
    const moderator = await api.aMember({ role: 'moderator' });
    for (const by of [owner, moderator]) {
      expect((await api.refused(remove, { as: by, input: { id } })).code).toBe('FORBIDDEN');
    }
    expect(await commentsCountOf(post.id)).toBe(1);
  });

  it('is possible for its author, and for nobody else, under a post that they no longer see', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const others = await api.aComment({ by: await api.aMember(), on: post });
    const first = await api.aComment({ by: as, on: post });
    const second = await api.aComment({ by: as, on: post });
    const stored = async () =>
      (await api.pool.query('select id from comments where post_id = $1 order by created_at', [post.id]))
        .rows;
    await api.block(owner, as);
    expect((await api.refused(remove, { as, input: { id: others.id } })).code).toBe('NOT_FOUND');
    expect(await api.call(remove, { as, input: { id: first.id } })).toEqual({ success: true });
    expect(await stored()).toEqual([{ id: others.id }, { id: second.id }]);
    await api.pool.query("update posts set privacy_level = 'private' where id = $1", [post.id]);
    await api.call(remove, { as, input: { id: second.id } });
    expect((await api.refused(remove, { as, input: { id: second.id } })).code).toBe('NOT_FOUND');
    expect(await stored()).toEqual([{ id: others.id }]);
    const { commentsCount } = await api.call(contract.posts.get, { as: owner, input: { id: post.id } });
    expect(commentsCount).toBe(1);
  });

  it('happens when its post is deleted, or when the owner of its post leaves', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: as, on: post });
    await api.aComment({ by: owner, on: post, under: comment });
    await api.call(contract.posts.remove, { as: owner, input: { id: post.id } });
    const other = await api.aPost({ by: owner });
    await api.aComment({ by: as, on: other });
    await api.pool.query('delete from users where id = $1', [owner.id]);
    const { rows } = await api.pool.query('select 1 from comments where post_id = any($1)', [
      [post.id, other.id],
    ]);
    expect(rows).toEqual([]);
  });

  it('by deleting the account of its author leaves a stub if the comment has replies', async () => {
    const { as, owner, post } = await aPostToCommentOn();
    const comment = await api.aComment({ by: as, on: post });
    const reply = await api.aComment({ by: owner, on: post, under: comment });
    await api.pool.query('delete from users where id = $1', [as.id]);
    expect(await api.call(get, { input: { id: comment.id } })).toMatchObject({ content: '', user: null });
    expect(await api.call(get, { input: { id: reply.id } })).toMatchObject({ isDeleted: false });
  });
});
