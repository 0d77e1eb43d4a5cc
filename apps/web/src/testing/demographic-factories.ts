import type {
  HeatmapCells,
  OverviewNumbers,
  TrendingTopics,
} from '@halved/shared/contract/demographic-reports';
import type { TimeRange } from '@halved/shared/time-ranges';

type Overview = OverviewNumbers & { timeRange: TimeRange; generatedAt: string | null };

export const anOverview = (more: Partial<Overview> = {}): Overview => ({
  overview: { totalUsers: 600, activeUsers: 240, totalWorries: 1_205, averageWorriesPerUser: 2.3 },
  categoryTrends: {
    trending: [
      { category: 'work', count: 300, change: 25, trend: 'up' },
      { category: 'family', count: 210, change: -10, trend: 'down' },
      { category: 'health', count: 180, change: 3, trend: 'flat' },
      { category: 'finances', count: 120, change: null, trend: 'flat' },
      { category: 'education', count: 100, change: 0, trend: 'flat' },
      { category: 'social', count: 90, change: 7, trend: 'up' },
      { category: 'personal', count: 80, change: 6, trend: 'up' },
      { category: 'relationships', count: 75, change: 5, trend: 'up' },
      { category: 'future', count: 40, change: 5, trend: 'up' },
    ],
  },
  sentimentAnalysis: {
    globalAverage: 0.35,
    distribution: { veryNegative: 200, negative: 500, neutral: 300, positive: 150, veryPositive: 50 },
  },
  privacyInsights: { privacyDistribution: { public: 600, friends: 300, private: 100 } },
  temporalPatterns: {
    dailyActivity: [
      { dayOfWeek: 0, averageActivity: 14.5 },
      { dayOfWeek: 1, averageActivity: 12 },
    ],
    hourlyActivity: [
      { hour: 0, averageActivity: 0.8 },
      { hour: 14, averageActivity: 1.5 },
    ],
  },
  communityHealth: {
    engagementMetrics: { averagePostsPerUser: 2.3 },
    supportMetrics: { postsWithSimilarWorries: 640, communityInteractionRate: 72 },
  },
  timeRange: '90d',
  generatedAt: '2026-11-20T03:00:00.000Z',
  ...more,
});

/** An overview whose numbers are all withheld. */
export const aWithheldOverview = (): Overview =>
  anOverview({
    overview: { totalUsers: null, activeUsers: null, totalWorries: null, averageWorriesPerUser: null },
    categoryTrends: { trending: [] },
    sentimentAnalysis: { globalAverage: null, distribution: null },
    privacyInsights: { privacyDistribution: null },
    temporalPatterns: { dailyActivity: [], hourlyActivity: [] },
    communityHealth: {
      engagementMetrics: { averagePostsPerUser: null },
      supportMetrics: { postsWithSimilarWorries: null, communityInteractionRate: null },
    },
  });

export const aHeatmap = (): HeatmapCells => ({
  cells: [
    { dayOfWeek: 1, hour: 0, count: 10, averageSentiment: 0.4 },
    { dayOfWeek: 1, hour: 1, count: 15, averageSentiment: 0.4 },
    { dayOfWeek: 2, hour: 1, count: 45, averageSentiment: null },
  ],
});

export const aTopic = (
  more: Partial<TrendingTopics['topics'][number]> = {},
): TrendingTopics['topics'][number] => ({
  topic: 'deadline',
  category: 'work',
  count: 55,
  sentiment: 0.35,
  growth: 20,
  ...more,
});
