import { contract } from '@halved/shared/contract';
import { hourMs } from '@halved/shared/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analysisBudget } from '../services/timed-analysis.ts';
import { decidedMeanwhile } from '../testing/deciding.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { publishDue } from './publish-due.ts';
import { readUnread } from './read-unread.ts';

const { posts, comments, resolutions } = contract;
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

/** Sets the time for reading to zero, so that every text from now on takes too long to read. */
const makeReadingTooSlow = () => {
  analysisBudget.ms = 0;
};
const aMember = () => api.aMember({ createdAt: new Date('2025-01-01') });
const statusOf = async (as: Member, id: string) =>
  (await api.call(posts.get, { as, input: { id } })).moderationStatus;

describe('a text that takes too long to read is held', () => {
  it('when a published post is rewritten', async () => {
    const as = await aMember();
    const { id } = await api.call(posts.create, { as, input: { shortContent: exam, worryPrompt } });
    makeReadingTooSlow();
    await api.call(posts.update, { as, input: { id, shortContent: urging } });
    expect(await statusOf(as, id)).toBe('pending');
    expect((await api.refused(posts.get, { input: { id } })).code).toBe('NOT_FOUND');
  });

  it('when a private post that was not read is made public', async () => {
    const as = await aMember();
    makeReadingTooSlow();
    const input = { shortContent: urging, worryPrompt, privacyLevel: 'private' } as const;
    const { id, moderationStatus } = await api.call(posts.create, { as, input });
    expect(moderationStatus).toBe('approved');
    await api.call(posts.update, { as, input: { id, privacyLevel: 'public' } });
    expect(await statusOf(as, id)).toBe('pending');
    await readUnread(api.services);
    expect(await statusOf(as, id)).toBe('pending');
  });

  it('when a scheduled post is due before it is read', async () => {
    const as = await aMember();
    makeReadingTooSlow();
    const { id } = await api.call(posts.create, {
      as,
      input: {
        shortContent: exam,
        worryPrompt,
        isScheduled: true,
        scheduledFor: new Date(Date.now() + hourMs).toISOString(),
      },
    });
    await api.pool.query(`update posts set scheduled_for = now() - interval '1 minute' where id = $1`, [id]);
    expect(await publishDue(api.db)).toBe(1);
    expect((await api.refused(posts.get, { input: { id } })).code).toBe('NOT_FOUND');
    await readUnread(api.services);
    expect((await api.call(posts.get, { input: { id } })).id).toBe(id);
  });

  it.each([
    ['I asked for help and slept', 'approved'],
    [urging, 'pending'],
  ])('when it is the resolution of a post: %j', async (resolutionStory, status) => {
    const as = await aMember();
    const { id: postId } = await api.call(posts.create, { as, input: { shortContent: exam, worryPrompt } });
    makeReadingTooSlow();
    const input = { postId, copingMethods: ['Sleep'], resolutionStory };
    await api.call(resolutions.resolve, { as, input });
    expect(await statusOf(as, postId)).toBe('pending');
    await readUnread(api.services);
    expect(await statusOf(as, postId)).toBe(status);
  });

  it('when a published comment is rewritten', async () => {
    const { id: postId } = await api.aPost({ by: await api.aMember() });
    const as = await aMember();
    const { id } = await api.call(comments.create, { as, input: { postId, content: 'I was there too' } });
    makeReadingTooSlow();
    const input = { id, content: urging };
    expect((await api.call(comments.update, { as, input })).moderationStatus).toBe('pending');
    await readUnread(api.services);
    const read = await api.call(comments.get, { as, input: { id } });
    expect(read.moderationStatus).toBe('pending');
  });
});

it('a moderator’s decision remains if it is made while the job waits for the post’s lock', async () => {
  const as = await aMember();
  makeReadingTooSlow();
  const { id } = await api.call(posts.create, { as, input: { shortContent: exam, worryPrompt } });
  await decidedMeanwhile(api, { id, status: 'rejected' }, () => readUnread(api.services));
  expect(await statusOf(as, id)).toBe('rejected');
});
