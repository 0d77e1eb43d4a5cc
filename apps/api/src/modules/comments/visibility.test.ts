import { contract } from '@halved/shared/contract';
import type { Comment, ThreadedComment } from '@halved/shared/contract/comments';
import { moderationStatuses } from '@halved/shared/contract/scalars';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, threaded, replies, count, get, repliesCount } = contract.comments;

type Viewer = Member | undefined;

let api: Api;
let owner: Member;
let author: Member;
let reader: Member;
let moderator: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  [owner, author, reader] = [await api.aMember(), await api.aMember(), await api.aMember()];
  moderator = await api.aMember({ role: 'moderator' });
  post = await api.aPost({ by: owner });
});
afterAll(() => api.stop());

const isStub = ({ isDeleted }: Comment) => isDeleted;
const markOf = (comment: Comment) => (isStub(comment) ? `stub ${comment.id}` : comment.id);
const flatten = (comments: ThreadedComment[]): ThreadedComment[] =>
  comments.flatMap((comment) => [comment, ...flatten(comment.replies)]);

/** The ids of the comments that a viewer sees, with stubs marked. Expects the same comments from every operation. */
async function commentsSeenBy(as: Viewer, { includeModerated = false } = {}): Promise<string[]> {
  const input = { postId: post.id, includeModerated };
  const flat = (await api.call(list, { as, input })).comments;
  const tree = flatten((await api.call(threaded, { as, input })).comments);
  expect(tree.map(markOf).sort()).toEqual(flat.map(markOf).sort());
  for (const comment of flat) {
    const { id } = comment;
    expect(await api.call(get, { as, input: { id, includeModerated } })).toEqual(comment);
    const below = (await api.call(replies, { as, input: { id, includeModerated } })).comments;
    expect(below).toEqual(flat.filter(({ parentCommentId }) => parentCommentId === id));
    if (isStub(comment)) expect(comment).toMatchObject({ content: '', user: null, userId: null });
    if (includeModerated) continue;
    const visibleCount = below.filter((reply) => !isStub(reply)).length;
    expect(await api.call(repliesCount, { as, input: { id } })).toEqual({ count: visibleCount });
  }
  if (!includeModerated) {
    const visibleCount = flat.filter((comment) => !isStub(comment)).length;
    expect(await api.call(count, { as, input: { postId: post.id } })).toEqual({ count: visibleCount });
  }
  return flat.map(markOf);
}

const commentsCount = async () =>
  (await api.call(contract.posts.get, { input: { id: post.id } })).commentsCount;

describe('a comment that is not approved', () => {
  const held = moderationStatuses.filter((status) => status !== 'approved');

  it.each(held)(
    'and has the status %s is seen only by its author and by moderators who ask for it',
    async (status) => {
      const { id } = await api.aComment({ by: author, on: post, moderationStatus: status });
      expect(await commentsSeenBy(author)).toEqual([id]);
      expect((await api.call(get, { as: author, input: { id } })).moderationStatus).toBe(status);
      for (const viewer of [undefined, reader, owner, moderator])
        expect(await commentsSeenBy(viewer)).toEqual([]);
      expect(await commentsSeenBy(moderator, { includeModerated: true })).toEqual([id]);
      for (const viewer of [undefined, reader, owner]) {
        expect(await commentsSeenBy(viewer, { includeModerated: true })).toEqual([]);
        const call = { as: viewer, input: { id, includeModerated: true } };
        expect((await api.refused(get, call)).code).toBe('NOT_FOUND');
      }
      expect(await commentsCount()).toBe(0);
    },
  );

  it('is hidden from moderators under a friends-only post', async () => {
    post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    for (const friend of [author, moderator]) await api.follow(owner, friend);
    const { id } = await api.aComment({ by: author, on: post, moderationStatus: 'flagged' });
    expect(await commentsSeenBy(moderator, { includeModerated: true })).toEqual([]);
    expect(await commentsSeenBy(author)).toEqual([id]);
  });

  it('is a stub for others if they see a reply to it', async () => {
    const comment = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    expect(await commentsSeenBy(reader)).toEqual([]);
    const reply = await api.aComment({ by: owner, on: post, under: comment });
    expect(await commentsSeenBy(reader)).toEqual([`stub ${comment.id}`, reply.id]);
    expect(await commentsSeenBy(author)).toEqual([comment.id, reply.id]);
    expect(await commentsSeenBy(moderator, { includeModerated: true })).toEqual([comment.id, reply.id]);
  });
});

describe('a block', () => {
  it('hides the comments of both members from each other, and changes no counter', async () => {
    const mine = await api.aComment({ by: reader, on: post });
    const theirs = await api.aComment({ by: author, on: post });
    await api.block(reader, author);
    expect(await commentsSeenBy(reader)).toEqual([mine.id]);
    expect(await commentsSeenBy(author)).toEqual([theirs.id]);
    for (const viewer of [undefined, owner, moderator]) {
      expect(await commentsSeenBy(viewer)).toEqual([mine.id, theirs.id]);
    }
    expect((await api.refused(get, { as: reader, input: { id: theirs.id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(replies, { as: reader, input: { id: theirs.id } })).code).toBe('NOT_FOUND');
    expect(await commentsCount()).toBe(2);
  });

  it('leaves stubs above replies that the reader sees, at every level', async () => {
    const first = await api.aComment({ by: author, on: post });
    const second = await api.aComment({ by: author, on: post, under: first });
    const third = await api.aComment({ by: author, on: post, under: second });
    const aside = await api.aComment({ by: author, on: post, under: first });
    await api.block(author, reader);
    expect(await commentsSeenBy(reader)).toEqual([]);
    const fourth = await api.aComment({ by: owner, on: post, under: third });
    const stubs = [first, second, third].map(({ id }) => `stub ${id}`);
    expect(await commentsSeenBy(reader)).toEqual([...stubs, fourth.id]);
    expect(await commentsSeenBy(undefined)).toEqual([first.id, second.id, third.id, aside.id, fourth.id]);
  });

  it('hides approved comments from a moderator, but not held comments that the moderator asks for', async () => {
    const { id } = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    await api.aComment({ by: author, on: post });
    await api.block(author, moderator);
    expect(await commentsSeenBy(moderator)).toEqual([]);
    expect(await commentsSeenBy(moderator, { includeModerated: true })).toEqual([id]);
  });

  it('by the owner of a post hides all comments under it', async () => {
    const { id } = await api.aComment({ by: reader, on: post });
    await api.block(owner, reader);
    const input = { postId: post.id };
    for (const operation of [list, threaded, count]) {
      expect((await api.refused(operation, { as: reader, input })).code).toBe('NOT_FOUND');
    }
    expect((await api.refused(get, { as: reader, input: { id } })).code).toBe('NOT_FOUND');
    const edit = { id, content: 'x' };
    expect((await api.refused(contract.comments.update, { as: reader, input: edit })).code).toBe('NOT_FOUND');
  });
});
