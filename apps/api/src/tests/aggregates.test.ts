import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { regionName } from '@halved/shared/regions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAggregates } from '../modules/aggregates/public.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { aWriter, plantWriters, type Writer, type Written } from '../testing/writers.ts';

const { analytics, demographics, users } = contract;

let api: Api;
let as: Member;
const categories = ['work', 'health', 'family', 'future'] as const;
const places = [
  ['GB', 'England'],
  ['GB', 'Scotland'],
  ['DE', 'Bayern'],
  ['DE', 'Berlin'],
  ['ES', 'Comunidad de Madrid'],
] as const;

const wrote = (person: number): Written[] =>
  categories.slice(0, 1 + (person % categories.length)).map((category, at) => ({
    category,
    daysAgo: 2 + ((person * 7 + at * 11) % 60),
    score: ((person % 9) - 4) / 4,
    keywords: ['exam', 'boss'],
  }));

beforeAll(async () => {
  api = await startApi();
  const writers: Writer[] = places.flatMap(([country, region], place) =>
    Array.from({ length: 90 - 5 * place }, (_, person) => aWriter(country, region, wrote(person))),
  );
  await plantWriters(api.pool, writers);
  const long = new Date(Date.now() - 100 * dayMs);
  as = await api.aMember({
    grantedTier: 'premium',
    createdAt: long,
    country: 'GB',
    region: 'England',
    locationSharing: true,
  });
  const post = await api.aPost({ by: as });
  await api.anAnalysis(post);
  expect(await buildAggregates(api)).toBe(true);
});
afterAll(() => api.stop());

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The counts of a response: every number with one of these names. */
function countsIn(value: unknown): number[] {
  const names = [
    'totalUsers',
    'totalPosts',
    'count',
    'activeUsers',
    'totalWorries',
    'postsWithSimilarWorries',
  ];
  const groups = ['distribution', 'privacyDistribution'];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part === 'number') return names.includes(name) ? [part] : [];
    if (groups.includes(name) && part) return Object.values(part).map(Number);
    return countsIn(part);
  });
}

describe('after `aggregates build` in a dense community', () => {
  it('geographic analytics list its regions, and their totals and categories are the sums', async () => {
    const { regions, totals, categories: all } = await api.call(analytics.geographic, { as, input: {} });
    expect(regions.map(({ region }) => region).sort()).toEqual(places.map(([, region]) => region).sort());
    expect(totals.totalUsers).toBe(sumOf(regions.map(({ totalUsers }) => totalUsers)));
    expect(totals.totalPosts).toBe(sumOf(regions.map(({ totalPosts }) => totalPosts)));
    expect(all.map(({ category }) => category)).toContain('work');
    for (const { category, count } of all) {
      const input = { categories: [category] };
      expect((await api.call(analytics.geographic, { as, input })).totals.totalPosts, category).toBe(count);
    }
    const { countries, totalRegions } = await api.call(analytics.availableRegions, { as });
    expect(totalRegions).toBe(regions.length);
    expect(
      countries
        .flatMap((each) => each.regions)
        .map(({ code }) => regionName(code))
        .sort(),
    ).toEqual(regions.map(({ region }) => region).sort());
  });

  it('every call answers from the snapshot, and every count is a multiple of 5', async () => {
    const input = {};
    const answers = [
      await api.call(analytics.geographic, { as, input }),
      await api.call(analytics.exportAnalytics, { as, input }),
      await api.call(analytics.categoryTrends, { as, input: { countries: ['GB', 'DE'] } }),
      await api.call(demographics.overview, { as, input }),
      await api.call(demographics.heatmap, { as, input }),
      await api.call(demographics.trending, { as, input }),
      await api.call(demographics.categoryTrends, { as, input }),
    ];
    for (const answer of answers) {
      expect(Date.parse(answer.generatedAt ?? '')).toBeGreaterThan(Date.now() - 300_000);
      expect(countsIn(answer).length).toBeGreaterThan(0);
      for (const count of countsIn(answer)) expect(count % 5).toBe(0);
    }
    const health = await api.call(demographics.communityHealth, { as, input });
    expect(health).toEqual((await api.call(demographics.overview, { as, input })).communityHealth);
    expect(health.engagementMetrics.averagePostsPerUser).toBeGreaterThan(1);
    const { topics } = await api.call(demographics.trending, { as, input });
    expect(topics.map(({ topic }) => topic).sort()).toEqual(['boss', 'exam']);
  });

  it('a member reads where they are counted, and is in no cell of the next snapshot after leaving', async () => {
    const { cells } = await api.call(users.aggregates, { as });
    expect(cells).toContainEqual({ range: '90d', country: 'GB', region: 'England', category: null });
    await api.call(users.updateAggregates, { as, input: { counted: false } });
    await buildAggregates(api);
    expect(await api.call(users.aggregates, { as })).toEqual({ counted: false, cells: [] });
  });
});
