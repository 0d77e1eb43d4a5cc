import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analysisBudget } from '../services/timed-analysis.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { readUnread } from './read-unread.ts';

const { posts, comments, moderation, analysis } = contract;
const worryPrompt = 'I worry that …';
const exam = 'I am so scared of failing my chemistry exam next week';
const urging = 'you should kill yourself, nobody would miss you';

const usualMs = analysisBudget.ms;
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => {
  analysisBudget.ms = usualMs;
});

/** Runs `send` with no time for reading, so that every text takes too long to read. */
async function unread<Result>(send: () => Promise<Result>): Promise<Result> {
  analysisBudget.ms = 0;
  try {
    return await send();
  } finally {
    analysisBudget.ms = usualMs;
  }
}

const share = async (input: object = {}) => {
  const as = await api.aMember({ createdAt: new Date('2025-01-01') });
  const post = await unread(() =>
    api.call(posts.create, { as, input: { shortContent: exam, worryPrompt, ...input } }),
  );
  return { as, post };
};
const statusOf = async (as: Awaited<ReturnType<Api['aMember']>>, id: string) =>
  (await api.call(posts.get, { as, input: { id } })).moderationStatus;
const casesAbout = async (id: string) => {
  const as = await api.aMember({ role: 'moderator' });
  const { items } = await api.call(moderation.queue, { as, input: {} });
  return items.filter((item) => item.id === id).map(({ reason }) => reason);
};

describe('a post that takes too long to read', () => {
  it('is stored whole, offers its author help, and is held', async () => {
    const { as, post } = await share();
    expect(post).toMatchObject({
      shortContent: exam,
      category: null,
      moderationStatus: 'pending',
      support: { level: 'possible', language: 'en', doors: [] },
    });
    expect((await api.refused(posts.get, { input: { id: post.id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(analysis.get, { as, input: { postId: post.id } })).code).toBe('NOT_FOUND');
    expect(await casesAbout(post.id)).toEqual(['unread']);
  });

  it('is published with its analysis once it is read', async () => {
    const { as, post } = await share();
    await readUnread(api.services);
    expect(await api.call(posts.get, { input: { id: post.id } })).toMatchObject({
      category: 'education',
      moderationStatus: 'approved',
    });
    expect((await api.call(analysis.get, { as, input: { postId: post.id } })).category).toBe('education');
    expect(await casesAbout(post.id)).toEqual([]);
  });

  it('stays held for a moderator if its words demand it', async () => {
    const { as, post } = await share({ shortContent: urging });
    await readUnread(api.services);
    expect(await statusOf(as, post.id)).toBe('pending');
    expect(await casesAbout(post.id)).toEqual(['self_harm_urged']);
  });

  it('is read to its end, however much harmless text comes first', async () => {
    const { as, post } = await share({ longContent: `${'👩‍👩‍👧‍👦 '.repeat(2_000)}${urging}` });
    await readUnread(api.services);
    expect(await statusOf(as, post.id)).toBe('pending');
    expect(await casesAbout(post.id)).toEqual(['self_harm_urged']);
  });

  it('keeps the status that a moderator gave it meanwhile', async () => {
    const { as, post } = await share();
    const moderator = await api.aMember({ role: 'moderator' });
    const decision = { kind: 'post', id: post.id, decision: 'reject' } as const;
    await api.call(moderation.decide, { as: moderator, input: decision });
    await readUnread(api.services);
    expect(await statusOf(as, post.id)).toBe('rejected');
  });

  it('is not held when it is private, but is still read', async () => {
    const { as, post } = await share({ privacyLevel: 'private' });
    expect(post.moderationStatus).toBe('approved');
    await readUnread(api.services);
    expect((await api.call(posts.get, { as, input: { id: post.id } })).category).toBe('education');
  });

  it('loses the analysis of its old words', async () => {
    const as = await api.aMember();
    const post = await api.call(posts.create, { as, input: { shortContent: exam, worryPrompt } });
    const shortContent = 'My landlord wants me out and I cannot pay the rent';
    await unread(() => api.call(posts.update, { as, input: { id: post.id, shortContent } }));
    expect((await api.refused(analysis.get, { as, input: { postId: post.id } })).code).toBe('NOT_FOUND');
    await readUnread(api.services);
    expect((await api.call(analysis.get, { as, input: { postId: post.id } })).category).not.toBe('education');
  });
});

describe('a comment that takes too long to read', () => {
  const createComment = async (content: string) => {
    const { id: postId } = await api.aPost({ by: await api.aMember() });
    const as = await api.aMember({ createdAt: new Date('2025-01-01') });
    return { as, comment: await unread(() => api.call(comments.create, { as, input: { postId, content } })) };
  };

  it.each([
    ['You are not alone with it, I was there too', 'approved', []],
    [urging, 'pending', ['self_harm_urged']],
  ] as const)('is held, and is decided on once it is read: %j', async (content, status, reasons) => {
    const { as, comment } = await createComment(content);
    expect(comment).toMatchObject({ content, moderationStatus: 'pending' });
    expect(await casesAbout(comment.id)).toEqual(['unread']);
    await readUnread(api.services);
    const read = await api.call(comments.get, { as, input: { id: comment.id } });
    expect(read.moderationStatus).toBe(status);
    expect(await casesAbout(comment.id)).toEqual(reasons);
  });
});
