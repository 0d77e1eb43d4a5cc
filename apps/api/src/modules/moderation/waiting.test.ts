import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { readQueue } from './waiting-queries.ts';

let api: Api;
let by: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  by = await api.aMember();
});
afterAll(() => api.stop());

const daysAgo = (days: number) => hoursFromNow(-24 * days);
const read = () => readQueue(api.db, { urgentHours: 4, queueHours: 48 });

describe('an item of the queue waits', () => {
  it('since it was opened, and no longer once it is decided', async () => {
    const openedAt = hoursFromNow(-49);
    await api.aCase({ post: await api.aPost({ by }) }, { openedAt });
    await api.aCase({ post: await api.aPost({ by }) }, { openedAt, isUrgent: true });
    await api.aCase({ post: await api.aPost({ by }) }, { openedAt: daysAgo(9), decidedAt: openedAt });
    expect(await read()).toEqual({ waiting: 2, urgent: 1, oldestAt: openedAt, late: 1, lateUrgent: 1 });
  });

  it('since the question if a moderator has decided on it and asks the others for a second opinion', async () => {
    const asker = await api.aMember({ role: 'moderator' });
    const post = await api.aPost({ by });
    const [opinionAskedAt, decidedAt] = [hoursFromNow(-40), hoursFromNow(-39)];
    const opinion = { opinionAskedAt, opinionAskedBy: asker.id };
    await api.aCase({ post }, { openedAt: daysAgo(9), decidedAt, ...opinion });
    expect(await read()).toEqual({ waiting: 1, urgent: 0, oldestAt: opinionAskedAt, late: 0, lateUrgent: 0 });
  });

  it('since its worry became public, if moderators could not see it before', async () => {
    const friends = await api.aPost({ by, privacyLevel: 'friends' });
    const openedAt = daysAgo(9);
    await api.aCase({ post: friends }, { openedAt });
    const moderationStatus = 'flagged';
    const comment = await api.aComment({ by: await api.aMember(), on: friends, moderationStatus });
    await api.aCase({ comment }, { openedAt });
    expect(await read()).toMatchObject({ waiting: 0 });
    await api.call(contract.posts.update, { as: by, input: { id: friends.id, privacyLevel: 'public' } });
    expect(await read()).toMatchObject({ waiting: 1, late: 0 });
  });

  it('since it was reported, also if its worry was private for a time', async () => {
    const post = await api.aPost({ by });
    const comment = await api.aComment({ by: await api.aMember(), on: post });
    await api.call(contract.comments.report, { as: by, input: { id: comment.id } });
    const openedAt = daysAgo(3);
    await api.pool.query('update moderation_cases set opened_at = $1', [openedAt]);
    for (const privacyLevel of ['private', 'public'] as const)
      await api.call(contract.posts.update, { as: by, input: { id: post.id, privacyLevel } });
    expect(await read()).toMatchObject({ waiting: 1, late: 1, oldestAt: openedAt });
  });

  it('since its scheduled worry was published, if its author publishes it earlier', async () => {
    const waits = { publishedAt: null, isScheduled: true, scheduledFor: hoursFromNow(9) };
    const { id } = await api.aPost({ by, ...waits });
    await api.aCase({ post: { id } }, { openedAt: daysAgo(9), isUrgent: true });
    expect(await read()).toMatchObject({ waiting: 0 });
    await api.call(contract.posts.update, { as: by, input: { id, isScheduled: false } });
    expect(await read()).toMatchObject({ waiting: 1, lateUrgent: 0 });
  });
});
