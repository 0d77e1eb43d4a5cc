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

/** The comments that a viewer sees, with stubs marked; every operation must return the same. */
async function meets(as: Viewer, { includeModerated = false } = {}): Promise<string[]> {
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
    const seen = below.filter((answer) => !isStub(answer)).length;
    expect(await api.call(repliesCount, { as, input: { id } })).toEqual({ count: seen });
  }
  if (!includeModerated) {
    const seen = flat.filter((comment) => !isStub(comment)).length;
    expect(await api.call(count, { as, input: { postId: post.id } })).toEqual({ count: seen });
  }
  return flat.map(markOf);
}

const commentsCount = async () =>
  (await api.call(contract.posts.get, { input: { id: post.id } })).commentsCount;

describe('a comment that is not approved', () => {
  const held = moderationStatuses.filter((status) => status !== 'approved');

  it.each(held)(
    'but %s is seen by its author, and by moderators who ask, and by nobody else',
    async (status) => {
      const { id } = await api.aComment({ by: author, on: post, moderationStatus: status });
      expect(await meets(author)).toEqual([id]);
      expect((await api.call(get, { as: author, input: { id } })).moderationStatus).toBe(status);
      for (const viewer of [undefined, reader, owner, moderator]) expect(await meets(viewer)).toEqual([]);
      expect(await meets(moderator, { includeModerated: true })).toEqual([id]);
      for (const viewer of [undefined, reader, owner]) {
        expect(await meets(viewer, { includeModerated: true })).toEqual([]);
        const asked = { as: viewer, input: { id, includeModerated: true } };
        expect((await api.refused(get, asked)).code).toBe('NOT_FOUND');
      }
      expect(await commentsCount()).toBe(0);
    },
  );

  it('is hidden from moderators under a friends-only post', async () => {
    post = await api.aPost({ by: owner, privacyLevel: 'friends' });
    for (const friend of [author, moderator]) await api.follow(owner, friend);
    const { id } = await api.aComment({ by: author, on: post, moderationStatus: 'flagged' });
    expect(await meets(moderator, { includeModerated: true })).toEqual([]);
    expect(await meets(author)).toEqual([id]);
  });

  it('is a stub to others if it has replies that they see', async () => {
    const comment = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    expect(await meets(reader)).toEqual([]);
    const answer = await api.aComment({ by: owner, on: post, under: comment });
    expect(await meets(reader)).toEqual([`stub ${comment.id}`, answer.id]);
    expect(await meets(author)).toEqual([comment.id, answer.id]);
    expect(await meets(moderator, { includeModerated: true })).toEqual([comment.id, answer.id]);
  });
});

describe('a block', () => {
  it('hides the comments of each from the other, and changes no counter', async () => {
    const mine = await api.aComment({ by: reader, on: post });
    const theirs = await api.aComment({ by: author, on: post });
    await api.block(reader, author);
    expect(await meets(reader)).toEqual([mine.id]);
    expect(await meets(author)).toEqual([theirs.id]);
    for (const viewer of [undefined, owner, moderator]) {
      expect(await meets(viewer)).toEqual([mine.id, theirs.id]);
    }
    expect((await api.refused(get, { as: reader, input: { id: theirs.id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(replies, { as: reader, input: { id: theirs.id } })).code).toBe('NOT_FOUND');
    expect(await commentsCount()).toBe(2);
  });

  it('leaves stubs above the replies of others, however deep', async () => {
    const one = await api.aComment({ by: author, on: post });
    const two = await api.aComment({ by: author, on: post, under: one });
    const three = await api.aComment({ by: author, on: post, under: two });
    const aside = await api.aComment({ by: author, on: post, under: one });
    await api.block(author, reader);
    expect(await meets(reader)).toEqual([]);
    const four = await api.aComment({ by: owner, on: post, under: three });
    const stubs = [one, two, three].map(({ id }) => `stub ${id}`);
    expect(await meets(reader)).toEqual([...stubs, four.id]);
    expect(await meets(undefined)).toEqual([one.id, two.id, three.id, aside.id, four.id]);
  });

  it('hides approved comments from a moderator, but not held ones that they ask for', async () => {
    const { id } = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    await api.aComment({ by: author, on: post });
    await api.block(author, moderator);
    expect(await meets(moderator)).toEqual([]);
    expect(await meets(moderator, { includeModerated: true })).toEqual([id]);
  });

  it('by the owner of the post closes the whole thread', async () => {
    const { id } = await api.aComment({ by: reader, on: post });
    await api.block(owner, reader);
    const input = { postId: post.id };
    for (const operation of [list, threaded, count]) {
      expect((await api.refused(operation, { as: reader, input })).code).toBe('NOT_FOUND');
    }
    expect((await api.refused(get, { as: reader, input: { id } })).code).toBe('NOT_FOUND');
    const [asked, edit] = [{ id }, { id, content: 'x' }];
    expect((await api.refused(contract.comments.remove, { as: reader, input: asked })).code).toBe(
      'NOT_FOUND',
    );
    expect((await api.refused(contract.comments.update, { as: reader, input: edit })).code).toBe('NOT_FOUND');
  });
});
