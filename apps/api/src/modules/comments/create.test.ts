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

const gone = 'The comment you are answering is not there any more';

async function aScene() {
  const [owner, as] = [await api.aMember(), await api.aMember({ displayName: 'Ana' })];
  const post = await api.aPost({ by: owner });
  const say = (content: string, parentCommentId?: string, by: Member = as) =>
    api.call(create, {
      as: by,
      input: { postId: post.id, content, ...(parentCommentId && { parentCommentId }) },
    });
  return { owner, as, post, postId: post.id, say };
}

const countersOf = async (postId: string) => {
  const { rows } = await api.pool.query('select comments_count from posts where id = $1', [postId]);
  return rows[0].comments_count;
};

describe('commenting on a post', () => {
  it('shows the comment with its author, and counts it', async () => {
    const { as, postId, say } = await aScene();
    const comment = await say('  You are\r\nnot alone. ');
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
    const { support: _, ...shown } = comment;
    expect(await api.call(get, { input: { id: comment.id } })).toEqual(shown);
    expect(await api.call(contract.posts.get, { input: { id: postId } })).toMatchObject({ commentsCount: 1 });
  });

  it('requires words, and at most a thousand characters', async () => {
    const { as, postId } = await aScene();
    const detailsOf = async (content: unknown) =>
      (await api.refused(create, { as, input: { postId, content: String(content) } })).details;
    expect(await detailsOf(' \n ')).toEqual({ content: 'Please write a comment' });
    expect(await detailsOf('x'.repeat(1_001))).toEqual({
      content: 'Comment must be less than 1,000 characters',
    });
    const input = { postId, content: '👍🏽'.repeat(1_000) };
    expect((await api.call(create, { as, input })).content).toBe(input.content);
  });

  it('is refused where comments are switched off, even to the owner, and earlier comments stay', async () => {
    const { owner, as } = await aScene();
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

  it('is not possible under a post that one cannot see', async () => {
    const { owner, as } = await aScene();
    const post = await api.aPost({ by: owner, privacyLevel: 'private' });
    const input = { postId: post.id, content: 'Hello' };
    expect((await api.refused(create, { as, input })).code).toBe('NOT_FOUND');
    expect(await countersOf(post.id)).toBe(0);
  });
});

describe('replying to a comment', () => {
  it('goes four levels deep, and a reply to the fourth level joins that level', async () => {
    const { say } = await aScene();
    const one = await say('1');
    const two = await say('2', one.id);
    const three = await say('3', two.id);
    const four = await say('4', three.id);
    const sibling = await say('4 too', four.id);
    expect([two, three, four, sibling].map(({ depth, parentCommentId }) => [depth, parentCommentId])).toEqual(
      [
        [2, one.id],
        [3, two.id],
        [4, three.id],
        [4, three.id],
      ],
    );
    const counts = await Promise.all(
      [one, two, three, four].map(async ({ id }) => (await api.call(get, { input: { id } })).replyCount),
    );
    expect(counts).toEqual([1, 1, 2, 0]);
  });

  it('is counted on the post and on the comment', async () => {
    const { say, postId, owner } = await aScene();
    const { id } = await say('One');
    await say('Two', id, owner);
    await say('Three', id);
    expect(await countersOf(postId)).toBe(3);
    expect((await api.call(get, { input: { id } })).replyCount).toBe(2);
  });

  it('needs a comment that the caller sees, on the same post, and not deleted', async () => {
    const { as, owner, post, postId, say } = await aScene();
    const elsewhere = await api.aComment({ by: owner, on: await api.aPost({ by: owner }) });
    const held = await api.aComment({ by: owner, on: post, moderationStatus: 'pending' });
    const blocked = await api.aMember();
    await api.block(blocked, as);
    const acrossBlock = await api.aComment({ by: blocked, on: post });
    const deleted = await say('Gone soon');
    await say('An answer keeps it as a stub', deleted.id);
    await api.call(contract.comments.remove, { as, input: { id: deleted.id } });
    const before = await countersOf(postId);
    for (const parentCommentId of [newId(), 'no id', elsewhere.id, held.id, acrossBlock.id, deleted.id]) {
      const input = { postId, content: 'Hello', parentCommentId };
      const { code, details } = await api.refused(create, { as, input });
      expect({ code, details }).toEqual({ code: 'VALIDATION_FAILED', details: { parentCommentId: gone } });
    }
    expect(await countersOf(postId)).toBe(before);
  });
});

describe('a comment sent twice with one Idempotency-Key', () => {
  it('is written once, and returned as it is now', async () => {
    const { as, postId, say } = await aScene();
    const ask = (content: string) =>
      api.send(create, {
        as,
        input: { postId, content },
        headers: { 'idempotency-key': '0199a000-0000-7000-8000-000000000001' },
      });
    const first = (await ask('Hello')).json().data;
    await say('Hi', first.id);
    const again = await ask('Hello');
    expect(again.statusCode).toBe(201);
    expect(again.json().data).toEqual({ ...first, replyCount: 1 });
    expect((await ask('Something else')).json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countersOf(postId)).toBe(2);
  });
});
