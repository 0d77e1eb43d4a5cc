import { plantWeeks, untilFirstSnapshot } from './aggregates.ts';
import type { Instance } from './instance.ts';

const ranges = ['30d', '90d', '1y'];
const names = [
  'work',
  'family',
  'health',
  'finances',
  'education',
  'social',
  'personal',
  'relationships',
  'future',
];
const days = [0, 1, 2, 3, 4, 5, 6];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The invented numbers of a range. The default range has the most people. */
const overviewOf = (range: string) => ({
  overview: {
    totalUsers: 600,
    activeUsers: range === '30d' ? 120 : 240,
    totalWorries: range === '30d' ? 310 : 1_205,
    averageWorriesPerUser: 2.3,
  },
  categoryTrends: {
    trending: names.map((category, index) => ({
      category,
      count: 300 - 30 * index,
      change: [25, -10, 3, null][index] ?? 8,
      trend: ['up', 'down', 'flat', 'flat'][index] ?? 'up',
    })),
  },
  sentimentAnalysis: {
    globalAverage: 0.35,
    distribution: { veryNegative: 200, negative: 500, neutral: 300, positive: 150, veryPositive: 50 },
  },
  privacyInsights: { privacyDistribution: { public: 1_205, friends: 340, private: 410 } },
  temporalPatterns: {
    dailyActivity: days.map((dayOfWeek) => ({ dayOfWeek, averageActivity: 10 + dayOfWeek })),
    hourlyActivity: hours.map((hour) => ({ hour, averageActivity: hour / 10 })),
  },
  communityHealth: {
    engagementMetrics: { averagePostsPerUser: 2.3 },
    supportMetrics: { postsWithSimilarWorries: 640, communityInteractionRate: 72 },
  },
});

const heatmap = {
  cells: days.flatMap((dayOfWeek) =>
    hours
      .filter((hour) => hour > 5)
      .map((hour) => ({ dayOfWeek, hour, count: 5 * (hour + dayOfWeek), averageSentiment: 0.4 })),
  ),
};

const trending = {
  topics: Array.from({ length: 18 }, (_, index) => ({
    topic: `topic${index + 1}`,
    category: names[index % names.length],
    count: 100 - 5 * index,
    sentiment: [0.35, 0.5, 0.65, null][index % 4],
    growth: [20, -5, 0, null][index % 4],
  })),
};

/** Publishes invented numbers of the community, and its twelve weeks of nine categories. */
export async function plantDemographics(app: Instance): Promise<void> {
  await untilFirstSnapshot(app);
  const reports = ranges.flatMap((range) => [
    { range, name: 'overview', value: overviewOf(range) },
    { range, name: 'heatmap', value: heatmap },
    { range, name: 'trending', value: trending },
  ]);
  await app.sql('delete from aggregate_reports');
  await app.sql(
    `insert into aggregate_reports (range, name, value)
     select range, name, value from jsonb_to_recordset($1::jsonb) report(range text, name text, value jsonb)`,
    [JSON.stringify(reports)],
  );
  await plantWeeks(app, names);
}
