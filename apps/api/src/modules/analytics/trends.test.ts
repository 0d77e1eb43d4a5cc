import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { categoryTrends } = contract.analytics;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

const weeks = ['2026-09-07', '2026-09-14', '2026-10-05', '2026-10-12', '2026-11-02', '2026-11-09'];
const inWeeks = (country: string, category: 'work' | 'family', posts: (number | null)[]) =>
  weeks.flatMap((week, at) => {
    const count = posts[at];
    return count ? [{ country, category, week, posts: count, sentiment: 0.4 }] : [];
  });

describe('the trends of categories', () => {
  it('are empty before the first snapshot', async () => {
    expect(await api.call(categoryTrends, { as, input: {} })).toEqual({ trends: [], generatedAt: null });
  });

  it('list the published weeks of the whole community, the largest category first', async () => {
    await api.plantSnapshot({
      weeks: [
        ...inWeeks('', 'family', [10, null, 10, 10, null, 10]),
        ...inWeeks('', 'work', [20, 20, 20, 30, 30, 30]),
        ...inWeeks('GB', 'work', [10, 10, 10, 10, 10, 10]),
        { week: '2026-08-03', category: 'work', posts: 500 },
        { week: '2026-11-09', category: '', posts: 900 },
      ],
    });
    const { trends, generatedAt } = await api.call(categoryTrends, { as, input: {} });
    expect(generatedAt).toBe('2026-11-20T03:00:00.000Z');
    expect(trends.map(({ category, change }) => [category, change])).toEqual([
      ['work', 50],
      ['family', 0],
    ]);
    expect(trends[1]?.points).toEqual(
      ['2026-09-07', '2026-10-05', '2026-10-12', '2026-11-09'].map((date) => ({
        date,
        count: 10,
        averageSentiment: 0.4,
      })),
    );
  });

  it('are of the last days of the range only', async () => {
    const { trends } = await api.call(categoryTrends, { as, input: { timeRange: '30d' } });
    const dates = trends.flatMap(({ points }) => points.map(({ date }) => date));
    expect([...new Set(dates)].sort()).toEqual(['2026-11-02', '2026-11-09']);
    const year = await api.call(categoryTrends, { as, input: { timeRange: '1y' } });
    expect(year.trends[0]?.points[0]).toMatchObject({ date: '2026-08-03', count: 500 });
  });

  it('sum the published weeks of the chosen countries, and are filtered by category', async () => {
    await api.plantSnapshot({
      weeks: [
        ...inWeeks('', 'work', [100, 100, 100, 100, 100, 100]),
        ...inWeeks('GB', 'work', [10, 10, 10, 20, 20, 20]),
        ...inWeeks('DE', 'work', [10, null, null, null, null, 20]),
        ...inWeeks('DE', 'family', [null, null, null, 10, 10, 10]),
      ],
    });
    const of = async (input: object) =>
      (await api.call(categoryTrends, { as, input })).trends.map(({ category, points, change }) => ({
        category,
        counts: points.map(({ count }) => count),
        change,
      }));
    expect(await of({ countries: ['GB', 'DE'] })).toEqual([
      { category: 'work', counts: [20, 10, 10, 20, 20, 40], change: 100 },
      { category: 'family', counts: [10, 10, 10], change: 0 },
    ]);
    expect(
      (await of({ countries: ['GB', 'DE'], categories: ['family'] })).map(({ category }) => category),
    ).toEqual(['family']);
    expect(await of({ countries: ['JP'] })).toEqual([]);
  });
});
