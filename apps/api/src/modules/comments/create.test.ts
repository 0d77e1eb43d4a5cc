import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { create, get } = contract.comments;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const parentMissing = 'The comment you are answering is not there any more';

async function aPostToCommentOn() {
  const [owner, as] = [await api.aMember(), await api.aMember({ displayName: 'Ana' })];
  const post = await api.aPost({ by: owner });
  const write = (content: string, parentCommentId?: string, by: Member = as) =>
    api.call(create, {
      as: by,
      input: { postId: post.id, content, ...(parentCommentId && { parentCommentId }) },
    });
  return { owner, as, post, postId: post.id, write };
}

const countersOf = async (postId: string) => {
  const { rows } = await api.pool.query('select comments_count from posts where id = $1', [postId]);
  return rows[0].comments_count;
};

describe('commenting on a post', () => {
  it('shows the comment with its author, and counts it', async () => {
    const { as, postId, write } = await aPostToCommentOn();
    const comment = await write('  You are\r\nnot alone. ');
    expect(comment).toEqual({
      id: comment.id,
      postId,
      userId: as.id,
      user: { id: as.id, username: as.username, displayName: 'Ana', avatarUrl: null },
      content: 'You are\nnot alone.',
      createdAt: comment.createdAt,
      updatedAt: comment.createdAt,
      moderationStatus: 'approved',
      parentCommentId: null,
      depth: 1,
      replies: [],
      replyCount: 0,
      isDeleted: false,
      support: null,
    });
    const { support: _, ...publicComment } = comment;
    expect(await api.call(get, { input: { id: comment.id } })).toEqual(publicComment);
    expect(await api.call(contract.posts.get, { input: { id: postId } })).toMatchObject({ commentsCount: 1 });
  });

  it('requires words, and accepts at most a thousand characters', async () => {
    const { as, postId } = await aPostToCommentOn();
    const detailsOf = async (content: unknown) =>
      (await api.refused(create, { as, input: { postId, content: String(content) } })).details;
    expect(await detailsOf(' \n ')).toEqual({ content: 'Please write a comment' });
    expect(await detailsOf('x'.repeat(1_001))).toEqual({
      content: 'Comment must be less than 1,000 characters',
    });
    const input = { postId, content: '👍🏽'.repeat(1_000) };
    expect((await api.call(create, { as, input })).content).toBe(input.content);
  });

  it('is rejected if comments are switched off, even for the owner, and earlier comments stay', async () => {
    const { owner, as } = await aPostToCommentOn();
    const post = await api.aPost({ by: owner, commentsEnabled: false });
    const { id } = await api.aComment({ by: as, on: post });
    for (const by of [as, owner]) {
      const refusal = await api.refused(create, { as: by, input: { postId: post.id, content: 'Hello' } });
      expect(refusal).toMatchObject({
        code: 'COMMENTS_DISABLED',
        message: 'Comments are disabled for this post',
      });
    }
    expect(await api.call(get, { input: { id } })).toMatchObject({ id });
    expect(await countersOf(post.id)).toBe(1);
  });

  it('is not possible under a post that the caller does not see', async () => {
    const { owner, as } = await aPostToCommentOn();
    const post = await api.aPost({ by: owner, privacyLevel: 'private' });
    const input = { postId: post.id, content: 'Hello' };
    expect((await api.refused(create, { as, input })).code).toBe('NOT_FOUND');
    expect(await countersOf(post.id)).toBe(0);
  });
});

describe('replying to a comment', () => {
  it('goes four levels deep, and a reply to the fourth level joins that level', async () => {
    const { write } = await aPostToCommentOn();
    const first = await write('1');
    const second = await write('2', first.id);
    const third = await write('3', second.id);
    const fourth = await write('4', third.id);
    const sibling = await write('4 too', fourth.id);
    expect(
      [second, third, fourth, sibling].map(({ depth, parentCommentId }) => [depth, parentCommentId]),
    ).toEqual([
      [2, first.id],
      [3, second.id],
      [4, third.id],
      [4, third.id],
    ]);
    const counts = await Promise.all(
      [first, second, third, fourth].map(
        async ({ id }) => (await api.call(get, { input: { id } })).replyCount,
      ),
    );
    expect(counts).toEqual([1, 1, 2, 0]);
  });

  it('is counted on the post and on the comment', async () => {
    const { write, postId, owner } = await aPostToCommentOn();
    const { id } = await write('One');
    await write('Two', id, owner);
    await write('Three', id);
    expect(await countersOf(postId)).toBe(3);
    expect((await api.call(get, { input: { id } })).replyCount).toBe(2);
  });

  it('requires a comment under the same post that the caller sees and that is not deleted', async () => {
    const { as, owner, post, postId, write } = await aPostToCommentOn();
    const elsewhere = await api.aComment({ by: owner, on: await api.aPost({ by: owner }) });
    const held = await api.aComment({ by: owner, on: post, moderationStatus: 'pending' });
    const blocked = await api.aMember();
    await api.block(blocked, as);
    const acrossBlock = await api.aComment({ by: blocked, on: post });
    const deleted = await write('Gone soon');
    await write('An answer keeps it as a stub', deleted.id);
    await api.call(contract.comments.remove, { as, input: { id: deleted.id } });
    const before = await countersOf(postId);
    for (const parentCommentId of [newId(), 'no id', elsewhere.id, held.id, acrossBlock.id, deleted.id]) {
      const input = { postId, content: 'Hello', parentCommentId };
      const { code, details } = await api.refused(create, { as, input });
      expect({ code, details }).toEqual({
        code: 'VALIDATION_FAILED',
        details: { parentCommentId: parentMissing },
      });
    }
    expect(await countersOf(postId)).toBe(before);
  });
});

describe('a comment sent twice with one Idempotency-Key', () => {
  it('is created once, and returned in its current state', async () => {
    const { as, postId, write } = await aPostToCommentOn();
    const send = (content: string) =>
      api.send(create, {
        as,
        input: { postId, content },
        headers: { 'idempotency-key': '0199a000-0000-7000-8000-000000000001' },
      });
    const first = (await send('Hello')).json().data;
    await write('Hi', first.id);
    const again = await send('Hello');
    expect(again.statusCode).toBe(201);
    expect(again.json().data).toEqual({ ...first, replyCount: 1 });
    expect((await send('Something else')).json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countersOf(postId)).toBe(2);
  });
});
