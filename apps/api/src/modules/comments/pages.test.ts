import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function several(post: { id: string }, many: number, under?: MadeComment): Promise<MadeComment[]> {
  const made: MadeComment[] = [];
  for (let n = 0; n < many; n++) made.push(await api.aComment({ by: as, on: post, ...(under && { under }) }));
  return made;
}

const idsOf = (comments: { id: string }[]) => comments.map(({ id }) => id);

/** A tree as nested ids. */
const shapeOf = ({ id, replies: answers }: ThreadedComment): unknown => [id, answers.map(shapeOf)];

describe('the comments under a post', () => {
  it('come oldest first, twenty at a time, by cursor and by offset alike', async () => {
    const post = await aPost();
    const made = await several(post, 25);
    const input = { postId: post.id };
    const first = await api.call(list, { input });
    expect(idsOf(first.comments)).toEqual(idsOf(made.slice(0, 20)));
    expect(first).toMatchObject({ total: 25, hasMore: true });
    const rest = await api.call(list, { input: { ...input, cursor: first.nextCursor ?? '' } });
    expect(idsOf(rest.comments)).toEqual(idsOf(made.slice(20)));
    expect(rest).toMatchObject({ total: 25, hasMore: false, nextCursor: null });
    expect(await api.call(list, { input: { ...input, offset: 20 } })).toEqual(rest);
  });

  it('include the replies, in the order of time', async () => {
    const post = await aPost();
    const [one, two] = await several(post, 2);
    const answers = await several(post, 2, one);
    const { comments, total } = await api.call(list, { input: { postId: post.id } });
    expect(idsOf(comments)).toEqual([one?.id, two?.id, ...idsOf(answers)]);
    expect(total).toBe(4);
    expect(await api.call(count, { input: { postId: post.id } })).toEqual({ count: 4 });
  });

  it.each([
    ['bm8gY3Vyc29y'],
    [''],
    [Buffer.from(`n 1 ${newId()}`).toString('base64url')],
    [Buffer.from(`o -1 ${newId()}`).toString('base64url')],
  ])('have no place that a cursor of ours did not name: %s', async (cursor) => {
    const { id } = await aPost();
    const { details } = await api.refused(list, { input: { postId: id, cursor } });
    expect(details).toEqual({ cursor: 'This place in the list is not known' });
  });

  it('of an unknown or hidden post are not found', async () => {
    const hidden = await api.aPost({ by: as, privacyLevel: 'private' });
    const comment = await api.aComment({ by: as, on: hidden });
    for (const operation of [list, threaded, count]) {
      for (const postId of [newId(), hidden.id]) {
        expect((await api.refused(operation, { input: { postId } })).code).toBe('NOT_FOUND');
      }
    }
    for (const operation of [contract.comments.get, replies, repliesCount]) {
      for (const id of [newId(), comment.id]) {
        expect((await api.refused(operation, { input: { id } })).code).toBe('NOT_FOUND');
      }
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

  it('has ten first-level comments a page, each with all its replies', async () => {
    const post = await aPost();
    const tops = await several(post, 12);
    const [a = tops[0], b = tops[0]] = await several(post, 2, tops[0]);
    const [deep] = await several(post, 1, b);
    const [deepest] = await several(post, 1, deep);
    const last = await several(post, 2, tops[11]);
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

  it('holds the first fifty replies, and each comment’s list of replies continues from there', async () => {
    const post = await aPost();
    const [top, calm] = await several(post, 2);
    await several(post, 1, calm);
    const answers = await several(post, 30, top);
    const below = await several(post, 20, answers[3]);
    const late = await several(post, 3, answers[3]);
    const later = await several(post, 2, top);
    const under = await several(post, 1, answers[7]);
    const page = await api.call(threaded, { input: { postId: post.id } });
    const [shown, other] = page.comments;
    expect(idsOf(shown?.replies ?? [])).toEqual(idsOf(answers));
    expect(shown?.replyCount).toBe(32);
    const [fourth, eighth, ninth] = [3, 7, 8].map((at) => shown?.replies[at]);
    expect(idsOf(fourth?.replies ?? [])).toEqual(idsOf(below));
    expect(eighth).toMatchObject({ replies: [], replyCount: 1 });

    const after = async (comment: ThreadedComment | undefined) => {
      const input = { id: comment?.id ?? '', cursor: comment?.repliesCursor ?? '' };
      return idsOf((await api.call(replies, { input })).comments);
    };
    expect(await after(shown)).toEqual(idsOf(later));
    expect(await after(fourth)).toEqual(idsOf(late));
    expect(await after(eighth)).toEqual(idsOf(under));
    expect([ninth?.repliesCursor, fourth?.replies[0]?.repliesCursor, other?.repliesCursor]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of exactly fifty replies is complete', async () => {
    const post = await aPost();
    const [top] = await several(post, 1);
    await several(post, limits.thread.replies, top);
    const { comments } = await api.call(threaded, { input: { postId: post.id } });
    expect(comments[0]?.replies).toHaveLength(limits.thread.replies);
    expect(comments[0]?.repliesCursor).toBeNull();
  });
});

describe('the replies to a comment', () => {
  it('are its direct replies, oldest first, page by page', async () => {
    const post = await aPost();
    const [top] = await several(post, 1);
    const answers = await several(post, 5, top);
    await several(post, 2, answers[0]);
    const input = { id: top?.id ?? '', limit: 3 };
    const first = await api.call(replies, { input });
    expect(idsOf(first.comments)).toEqual(idsOf(answers.slice(0, 3)));
    expect(first).toMatchObject({ total: 5, hasMore: true });
    const rest = await api.call(replies, { input: { ...input, cursor: first.nextCursor ?? '' } });
    expect(idsOf(rest.comments)).toEqual(idsOf(answers.slice(3)));
    expect(await api.call(repliesCount, { input: { id: input.id } })).toEqual({ count: 5 });
    expect(await api.call(repliesCount, { input: { id: answers[0]?.id ?? '' } })).toEqual({ count: 2 });
  });
});
