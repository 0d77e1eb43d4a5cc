import { contract } from '@halved/shared/contract';
import type {
  HeatmapCells,
  OverviewNumbers,
  TrendingTopics,
} from '@halved/shared/contract/demographic-reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy, tablesOf } from '../../testing/statements.ts';

const { overview, heatmap, trending, categoryTrends, communityHealth } = contract.demographics;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

const numbers: OverviewNumbers = {
  overview: { totalUsers: 500, activeUsers: 200, totalWorries: 2000, averageWorriesPerUser: 4 },
  categoryTrends: { trending: [{ category: 'work', count: 300, change: 20, trend: 'up' }] },
  sentimentAnalysis: {
    globalAverage: 0.45,
    distribution: { veryNegative: 100, negative: 400, neutral: 300, positive: 100, veryPositive: 20 },
  },
  privacyInsights: { privacyDistribution: { public: 1500, friends: 300, private: 200 } },
  temporalPatterns: {
    dailyActivity: [{ dayOfWeek: 0, averageActivity: 20 }],
    hourlyActivity: [{ hour: 23, averageActivity: 5 }],
  },
  communityHealth: {
    engagementMetrics: { averagePostsPerUser: 4 },
    supportMetrics: { postsWithSimilarWorries: 800, communityInteractionRate: 65 },
  },
};
const cells: HeatmapCells = {
  cells: [{ dayOfWeek: 1, hour: 22, count: 40, averageSentiment: 0.35 }],
};
const topics: TrendingTopics = {
  topics: Array.from({ length: 20 }, (_, rank) => ({
    topic: `topic ${rank}`,
    category: 'work',
    count: 100 - 5 * rank,
    sentiment: 0.4,
    growth: rank === 0 ? null : 25,
  })),
};
const plant = () =>
  api.plantSnapshot({
    reports: [
      { name: 'overview', value: numbers },
      { name: 'heatmap', value: cells },
      { name: 'trending', range: '30d', value: topics },
    ],
    weeks: [
      { week: '2026-09-07', posts: 50 },
      { week: '2026-11-09', posts: 40 },
    ],
  });
const generatedAt = '2026-11-20T03:00:00.000Z';

const nothing = {
  overview: { totalUsers: null, activeUsers: null, totalWorries: null, averageWorriesPerUser: null },
  categoryTrends: { trending: [] },
  sentimentAnalysis: { globalAverage: null, distribution: null },
  privacyInsights: { privacyDistribution: null },
  temporalPatterns: { dailyActivity: [], hourlyActivity: [] },
  communityHealth: {
    engagementMetrics: { averagePostsPerUser: null },
    supportMetrics: { postsWithSimilarWorries: null, communityInteractionRate: null },
  },
};

describe('the demographics', () => {
  it('are unknown or empty before the first snapshot', async () => {
    expect(await api.call(overview, { as, input: {} })).toEqual({
      ...nothing,
      timeRange: '90d',
      generatedAt: null,
    });
    expect(await api.call(heatmap, { as, input: {} })).toEqual({ cells: [], generatedAt: null });
    expect(await api.call(trending, { as, input: {} })).toEqual({ topics: [], generatedAt: null });
    expect(await api.call(categoryTrends, { as, input: {} })).toEqual({ trends: [], generatedAt: null });
    expect(await api.call(communityHealth, { as, input: {} })).toEqual(nothing.communityHealth);
  });

  it('are the documents of the snapshot, of the chosen range', async () => {
    await plant();
    expect(await api.call(overview, { as, input: {} })).toEqual({
      ...numbers,
      timeRange: '90d',
      generatedAt,
    });
    expect(await api.call(heatmap, { as, input: {} })).toEqual({ ...cells, generatedAt });
    expect(await api.call(communityHealth, { as, input: {} })).toEqual(numbers.communityHealth);
    const input = { timeRange: '1y' } as const;
    expect(await api.call(overview, { as, input })).toEqual({ ...nothing, ...input, generatedAt });
    expect(await api.call(heatmap, { as, input })).toEqual({ cells: [], generatedAt });
  });

  it('list the fifteen most frequent topics unless another number is asked for', async () => {
    await plant();
    const listed = await api.call(trending, { as, input: {} });
    expect(listed).toEqual({ topics: topics.topics.slice(0, 15), generatedAt });
    expect((await api.call(trending, { as, input: { limit: 3 } })).topics).toHaveLength(3);
    for (const limit of [0, 101]) {
      const { details } = await api.refused(trending, { as, input: { limit } });
      expect(details).toEqual({ limit: 'The limit must be a whole number from 1 to 100' });
    }
  });

  it('have the trends of the whole community', async () => {
    await plant();
    const { trends } = await api.call(categoryTrends, { as, input: {} });
    expect(trends).toEqual([
      {
        category: 'work',
        points: [
          { date: '2026-09-07', count: 50, averageSentiment: 0.5 },
          { date: '2026-11-09', count: 40, averageSentiment: 0.5 },
        ],
        change: -20,
      },
    ]);
  });

  it('treat a document of another shape as absent', async () => {
    await api.plantSnapshot({ reports: [{ name: 'overview', value: { people: 12 } }] });
    expect(await api.call(overview, { as, input: {} })).toEqual({
      ...nothing,
      timeRange: '90d',
      generatedAt,
    });
  });

  it('read the published tables alone, in one statement each', async () => {
    await plant();
    for (const operation of [overview, heatmap, trending, categoryTrends, communityHealth]) {
      await api.call(operation, { as, input: {} });
      const sent = await sentBy(api, () => api.call(operation, { as, input: {} }));
      expect(sent).toHaveLength(1);
      const tables = sent.flatMap(tablesOf);
      expect(tables).toContain('aggregate_snapshots');
      for (const table of tables) expect(table).toMatch(/^aggregate_/);
    }
  });
});
