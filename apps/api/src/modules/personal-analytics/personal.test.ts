import { contract } from '@halved/shared/contract';
import type { PrivacyLevel } from '@halved/shared/privacy-levels';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { personal } = contract.analytics;

let api: Api;
let as: Member;
let other: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  as = await api.aMember({ grantedTier: 'supporter' });
  other = await api.aMember({ grantedTier: 'supporter' });
});
afterAll(() => api.stop());

const daysAgo = (days: number) => hoursFromNow(-24 * days);
const mondayOf = (day: Date) => {
  const monday = new Date(day);
  monday.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

async function write(
  by: Member,
  publishedAt: Date | null,
  sentimentScore: number,
  {
    category = 'work',
    ...columns
  }: { category?: string; privacyLevel?: PrivacyLevel; moderationStatus?: 'pending' } = {},
) {
  const post = await api.aPost({ by, publishedAt, ...columns });
  await api.anAnalysis(post, { sentimentScore });
  await api.pool.query('update posts set category = $1 where id = $2', [category, post.id]);
  return post;
}

const nothing = {
  sentiment: [],
  categories: [],
  resolutions: { total: 0, averageDays: null },
  methods: [],
  checkIns: { asked: 0, better: 0, same: 0, worse: 0, resolved: 0 },
};
const numbers = (timeRange?: '30d' | '90d' | '1y') => api.call(personal, { as, input: { timeRange } });

describe('personal analytics', () => {
  it('are empty for a member without posts', async () => {
    expect(await numbers()).toEqual(nothing);
  });

  it('have the average sentiment of each week, from -1 to 1, and the categories', async () => {
    const [early, late] = [daysAgo(20), daysAgo(6)];
    await write(as, early, -0.5);
    await write(as, early, -0.25, { privacyLevel: 'private' });
    await write(as, late, 0.4, { category: 'family', privacyLevel: 'friends' });
    await api.aPost({ by: as, publishedAt: late });
    expect(await numbers('30d')).toEqual({
      ...nothing,
      sentiment: [
        { date: mondayOf(early), average: -0.38, count: 2 },
        { date: mondayOf(late), average: 0.4, count: 1 },
      ],
      categories: [
        { category: 'work', count: 2 },
        { category: 'family', count: 1 },
      ],
    });
  });

  it('contain nothing of others, and no post that is not published', async () => {
    await write(other, daysAgo(3), 0.9);
    await write(as, null, 0.9);
    const theirs = await write(other, daysAgo(9), 0.1);
    await api.aResolution({ of: theirs });
    await api.aCheckIn({ of: other, about: theirs }, { answer: 'better' });
    await api.follow(other, as);
    expect(await numbers()).toEqual(nothing);
  });

  it('count a post that awaits a moderator, because it is the member’s own', async () => {
    await write(as, daysAgo(3), 0.2, { moderationStatus: 'pending' });
    expect((await numbers()).categories).toEqual([{ category: 'work', count: 1 }]);
  });

  it('say how long resolutions took, and what helped how much', async () => {
    const resolve = async (days: number, copingMethods: string[], helpfulnessRating?: number) =>
      api.aResolution({
        of: await write(as, daysAgo(2 + days), 0),
        resolvedAt: daysAgo(2),
        copingMethods,
        ...(helpfulnessRating && { helpfulnessRating }),
      });
    await resolve(3, ['A walk', 'Sleep'], 5);
    await resolve(6, ['a walk'], 4);
    await resolve(1, ['Sleep']);
    const { resolutions, methods } = await numbers('30d');
    expect(resolutions).toEqual({ total: 3, averageDays: 3.3 });
    expect(methods.map(({ method, ...rest }) => ({ method: method.toLowerCase(), ...rest }))).toEqual([
      { method: 'a walk', count: 2, averageHelpfulness: 4.5 },
      { method: 'sleep', count: 2, averageHelpfulness: 5 },
    ]);
  });

  it('count the answers to check-ins, without those that offered help instead of a question', async () => {
    const about = await write(as, daysAgo(5), 0);
    for (const answer of ['better', 'better', 'same', 'worse', 'resolved', undefined] as const)
      await api.aCheckIn({ of: as, about }, answer ? { answer } : {});
    await api.aCheckIn({ of: as, about }, { isCaring: true });
    expect((await numbers()).checkIns).toEqual({ asked: 6, better: 2, same: 1, worse: 1, resolved: 1 });
  });

  it('are of the chosen range: posts by publication, resolutions and check-ins by their moment', async () => {
    const old = await write(as, daysAgo(100), 0.5);
    await api.aResolution({ of: old, resolvedAt: daysAgo(40) });
    await api.aCheckIn({ of: as, about: old }, { askedAt: daysAgo(40) });
    const totals = async (range: '30d' | '90d' | '1y') => {
      const { sentiment, categories, resolutions, methods, checkIns } = await numbers(range);
      return [sentiment.length, categories.length, resolutions.total, methods.length, checkIns.asked];
    };
    expect(await totals('30d')).toEqual([0, 0, 0, 0, 0]);
    expect(await totals('90d')).toEqual([0, 0, 1, 1, 1]);
    expect(await totals('1y')).toEqual([1, 1, 1, 1, 1]);
  });
});
