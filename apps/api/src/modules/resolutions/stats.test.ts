import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy } from '../../testing/statements.ts';

const { stats } = contract.resolutions;

let api: Api;
let people: Member[];
let tests = 0;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  people = await Promise.all(Array.from({ length: 6 }, () => api.aMember()));
  // After this time the figures that the previous test cached have expired.
  await letPass(++tests * 130_000);
});
afterAll(() => api.stop());

const day = 24;

async function resolvePost(
  by: Member | undefined,
  copingMethods: string[],
  columns = {},
  helpfulnessRating?: number,
) {
  if (!by) throw new Error('Nobody');
  const of = await api.aPost({ by, publishedAt: hoursFromNow(-10 * day), ...columns });
  await api.aResolution({
    of,
    copingMethods,
    resolvedAt: hoursFromNow(-6 * day),
    ...(helpfulnessRating && { helpfulnessRating }),
  });
}

const nothing = {
  totalResolved: 0,
  resolutionRate: 0,
  averageDaysToResolve: null,
  averageHelpfulness: null,
  topCopingMethods: [],
};

describe('the figures of the community', () => {
  it('are empty if nobody resolved anything', async () => {
    expect(await api.call(stats)).toEqual({ ...nothing, mine: null });
    expect(await api.call(stats, { as: people[0] })).toEqual({ ...nothing, mine: nothing });
  });

  it('are computed from public posts only', async () => {
    await resolvePost(people[0], ['A'], {}, 5);
    await resolvePost(people[1], ['A'], { publishedAt: hoursFromNow(-8 * day) }, 2);
    await api.aPost({ by: people[2] ?? people[0] ?? { id: '' } });
    for (const hidden of [
      { privacyLevel: 'friends' },
      { privacyLevel: 'private' },
      { moderationStatus: 'pending' },
    ])
      await resolvePost(people[3], ['A'], hidden, 1);
    expect(await api.call(stats)).toEqual({
      totalResolved: 2,
      resolutionRate: 0.667,
      averageDaysToResolve: 3,
      averageHelpfulness: 3.5,
      topCopingMethods: [],
      mine: null,
    });
  });

  it('name a method once five different people chose it, however they spelt it', async () => {
    const spellings = ['Long walks', 'long walks', 'Long walks', 'LONG WALKS'];
    for (const [index, method] of spellings.entries()) await resolvePost(people[index], [method], {}, 4);
    for (let repetition = 0; repetition < 6; repetition++)
      await resolvePost(people[0], ['Long walks', 'My own words']);
    await resolvePost(people[4], ['Long Walks'], { privacyLevel: 'friends' });
    expect((await api.call(stats)).topCopingMethods).toEqual([]);
    await letPass(61_000);
    await resolvePost(people[4], ['Long walks'], {}, 5);
    expect((await api.call(stats)).topCopingMethods).toEqual([
      { method: 'Long walks', count: 11, averageHelpfulness: 4.2 },
    ]);
  });

  it('are at most a minute old, and computed once for many requests', async () => {
    const sent = await sentBy(api, () => Promise.all(people.map((as) => api.call(stats, { as }))));
    const counted = sent.filter(
      (statement) => typeof statement !== 'string' && statement.text.includes('worries_count'),
    );
    expect(counted).toHaveLength(1);
    await resolvePost(people[0], ['A']);
    expect((await api.call(stats)).totalResolved).toBe(0);
    await letPass(61_000);
    expect((await api.call(stats)).totalResolved).toBe(1);
  });
});

it('a member’s own figures are computed over all their own posts and no others', async () => {
  const [as, other] = people;
  await resolvePost(as, ['Sleep', 'A walk'], { privacyLevel: 'private' }, 5);
  await resolvePost(as, ['sleep'], { moderationStatus: 'pending' }, 4);
  await resolvePost(as, ['Sleep'], { privacyLevel: 'friends' });
  await api.aPost({ by: as ?? { id: '' } });
  await api.aPost({ by: as ?? { id: '' }, publishedAt: null });
  await resolvePost(other, ['Sleep'], {}, 1);
  expect((await api.call(stats, { as })).mine).toEqual({
    totalResolved: 3,
    resolutionRate: 0.75,
    averageDaysToResolve: 4,
    averageHelpfulness: 4.5,
    topCopingMethods: [
      { method: 'Sleep', count: 3, averageHelpfulness: 4.5 },
      { method: 'A walk', count: 1, averageHelpfulness: 5 },
    ],
  });
});
