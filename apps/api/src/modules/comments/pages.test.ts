import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '../../testing/answers.ts';
import type { MadeComment, Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, threaded, replies, count, repliesCount } = contract.comments;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember();
});
afterAll(() => api.stop());

const aPost = async () => api.aPost({ by: as });

async function severalComments(
  post: { id: string },
  many: number,
  under?: MadeComment,
): Promise<MadeComment[]> {
  const created: MadeComment[] = [];
  for (let n = 0; n < many; n++)
    created.push(await api.aComment({ by: as, on: post, ...(under && { under }) }));
  return created;
}

const idsOf = (comments: { id: string }[]) => comments.map(({ id }) => id);

/** The id of a comment and, nested, the ids of its replies. */
const shapeOf = ({ id, replies: directReplies }: ThreadedComment): unknown => [
  id,
  directReplies.map(shapeOf),
];

describe('the comments under a post', () => {
  it('are listed oldest first, twenty per page, by cursor and by offset alike', async () => {
    const post = await aPost();
    const created = await severalComments(post, 25);
    const input = { postId: post.id };
    const first = await api.call(list, { input });
    expect(idsOf(first.comments)).toEqual(idsOf(created.slice(0, 20)));
    expect(first).toMatchObject({ total: 25, hasMore: true });
    const rest = await api.call(list, { input: { ...input, cursor: first.nextCursor ?? '' } });
    expect(idsOf(rest.comments)).toEqual(idsOf(created.slice(20)));
    expect(rest).toMatchObject({ total: 25, hasMore: false, nextCursor: null });
    expect(await api.call(list, { input: { ...input, offset: 20 } })).toEqual(rest);
  });

  it('include the replies, in the order of time', async () => {
    const post = await aPost();
    const [first, second] = await severalComments(post, 2);
    const directReplies = await severalComments(post, 2, first);
    const { comments, total } = await api.call(list, { input: { postId: post.id } });
    expect(idsOf(comments)).toEqual([first?.id, second?.id, ...idsOf(directReplies)]);
    expect(total).toBe(4);
    expect(await api.call(count, { input: { postId: post.id } })).toEqual({ count: 4 });
  });

  it.each([
    ['bm8gY3Vyc29y'],
    [''],
    [Buffer.from(`n 1 ${newId()}`).toString('base64url')],
    [Buffer.from(`o -1 ${newId()}`).toString('base64url')],
  ])('cannot be read with a cursor that the list did not create: %s', async (cursor) => {
    const { id } = await aPost();
    const { details } = await api.refused(list, { input: { postId: id, cursor } });
    expect(details).toEqual({ cursor: 'This place in the list is not known' });
  });

  it('of an unknown or hidden post are not found, with the same answer', async () => {
    const hidden = await api.aPost({ by: as, privacyLevel: 'private' });
    const comment = await api.aComment({ by: as, on: hidden });
    const answerOf = ({ status, code, message }: Refusal) => ({ status, code, message });
    for (const operation of [list, threaded, count]) {
      const unknown = await api.refused(operation, { input: { postId: newId() } });
      expect(unknown.code).toBe('NOT_FOUND');
      const refused = await api.refused(operation, { input: { postId: hidden.id } });
      expect(answerOf(refused)).toEqual(answerOf(unknown));
    }
    for (const operation of [contract.comments.get, replies, repliesCount]) {
      const unknown = await api.refused(operation, { input: { id: newId() } });
      expect(unknown.code).toBe('NOT_FOUND');
      const refused = await api.refused(operation, { input: { id: comment.id } });
      expect(answerOf(refused)).toEqual(answerOf(unknown));
    }
  });
});

describe('a thread', () => {
  it('is empty without comments', async () => {
    const { id: postId } = await aPost();
    const empty = { comments: [], total: 0, hasMore: false, nextCursor: null };
    expect(await api.call(threaded, { input: { postId } })).toEqual(empty);
    expect(await api.call(list, { input: { postId } })).toEqual(empty);
  });

  it('has ten first-level comments per page, each with all its replies', async () => {
    const post = await aPost();
    const tops = await severalComments(post, 12);
    const [a = tops[0], b = tops[0]] = await severalComments(post, 2, tops[0]);
    const [deep] = await severalComments(post, 1, b);
    const [deepest] = await severalComments(post, 1, deep);
    const last = await severalComments(post, 2, tops[11]);
    const input = { postId: post.id };
    const first = await api.call(threaded, { input });
    expect(first).toMatchObject({ total: 12, hasMore: true });
    expect(first.comments.map(shapeOf)).toEqual([
      [
        tops[0]?.id,
        [
          [a?.id, []],
          [b?.id, [[deep?.id, [[deepest?.id, []]]]]],
        ],
      ],
      ...tops.slice(1, 10).map(({ id }) => [id, []]),
    ]);
    const second = await api.call(threaded, { input: { ...input, cursor: first.nextCursor ?? '' } });
    expect(second.comments.map(shapeOf)).toEqual([
      [tops[10]?.id, []],
      [tops[11]?.id, last.map(({ id }) => [id, []])],
    ]);
    expect(second).toMatchObject({ total: 12, hasMore: false, nextCursor: null });
    expect(await api.call(threaded, { input: { ...input, offset: 10 } })).toEqual(second);
  });

  it('has the first fifty replies, and each comment’s list of replies continues after them', async () => {
    const post = await aPost();
    const [top, calm] = await severalComments(post, 2);
    await severalComments(post, 1, calm);
    const directReplies = await severalComments(post, 30, top);
    const below = await severalComments(post, 20, directReplies[3]);
    const late = await severalComments(post, 3, directReplies[3]);
    const later = await severalComments(post, 2, top);
    const under = await severalComments(post, 1, directReplies[7]);
    const page = await api.call(threaded, { input: { postId: post.id } });
    const [root, other] = page.comments;
    expect(idsOf(root?.replies ?? [])).toEqual(idsOf(directReplies));
    expect(root?.replyCount).toBe(32);
    const [fourth, eighth, ninth] = [3, 7, 8].map((at) => root?.replies[at]);
    expect(idsOf(fourth?.replies ?? [])).toEqual(idsOf(below));
    expect(eighth).toMatchObject({ replies: [], replyCount: 1 });

    const after = async (comment: ThreadedComment | undefined) => {
      const input = { id: comment?.id ?? '', cursor: comment?.repliesCursor ?? '' };
      return idsOf((await api.call(replies, { input })).comments);
    };
    expect(await after(root)).toEqual(idsOf(later));
    expect(await after(fourth)).toEqual(idsOf(late));
    expect(await after(eighth)).toEqual(idsOf(under));
    expect([ninth?.repliesCursor, fourth?.replies[0]?.repliesCursor, other?.repliesCursor]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('with exactly fifty replies is complete', async () => {
    const post = await aPost();
    const [top] = await severalComments(post, 1);
    await severalComments(post, limits.thread.replies, top);
    const { comments } = await api.call(threaded, { input: { postId: post.id } });
    expect(comments[0]?.replies).toHaveLength(limits.thread.replies);
    expect(comments[0]?.repliesCursor).toBeNull();
  });
});

describe('the replies to a comment', () => {
  it('are listed page by page, the oldest first, without replies to them', async () => {
    const post = await aPost();
    const [top] = await severalComments(post, 1);
    const directReplies = await severalComments(post, 5, top);
    await severalComments(post, 2, directReplies[0]);
    const input = { id: top?.id ?? '', limit: 3 };
    const first = await api.call(replies, { input });
    expect(idsOf(first.comments)).toEqual(idsOf(directReplies.slice(0, 3)));
    expect(first).toMatchObject({ total: 5, hasMore: true });
    const rest = await api.call(replies, { input: { ...input, cursor: first.nextCursor ?? '' } });
    expect(idsOf(rest.comments)).toEqual(idsOf(directReplies.slice(3)));
    expect(await api.call(repliesCount, { input: { id: input.id } })).toEqual({ count: 5 });
    expect(await api.call(repliesCount, { input: { id: directReplies[0]?.id ?? '' } })).toEqual({ count: 2 });
  });
});
