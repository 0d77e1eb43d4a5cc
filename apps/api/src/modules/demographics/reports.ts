import type { Database } from '@halved/db';
import { HeatmapCells, OverviewNumbers, TrendingTopics } from '@halved/shared/contract/demographic-reports';
import type { TimeRange } from '@halved/shared/time-ranges';
import * as z from 'zod/mini';
import { publishedReport } from '../snapshots/public.ts';

/** The overview before the first snapshot: nothing is known. */
const nothing: OverviewNumbers = {
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

/** A document as its schema reads it. One that an earlier version of the program stored may differ, and counts as absent. */
function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  otherwise: z.output<Schema>,
): z.output<Schema> {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : otherwise;
}

export async function overviewIn(db: Database, timeRange: TimeRange) {
  const { value, generatedAt } = await publishedReport(db, timeRange, 'overview');
  return { ...read(OverviewNumbers, value, nothing), timeRange, generatedAt };
}

export async function heatmapIn(db: Database, timeRange: TimeRange) {
  const { value, generatedAt } = await publishedReport(db, timeRange, 'heatmap');
  return { ...read(HeatmapCells, value, { cells: [] }), generatedAt };
}

/** The trending topics, which are always those of the last thirty days. */
export async function trendingTopics(db: Database) {
  const { value, generatedAt } = await publishedReport(db, '30d', 'trending');
  return { ...read(TrendingTopics, value, { topics: [] }), generatedAt };
}
