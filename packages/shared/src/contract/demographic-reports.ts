import * as z from 'zod/mini';
import { averageSentiment, change, roundedCount } from './aggregates.ts';
import { category } from './category.ts';
import { component } from './scalars.ts';

/** The documents of the demographic pages, as a snapshot stores them. Withheld numbers are null or left out. */

/** In percent. Null if it is withheld. */
const percent = z.nullable(z.number());
const average = z.nullable(z.number());
const maybeCount = z.nullable(roundedCount);

/** 0 is Sunday. */
const dayOfWeek = z.int();
/** 0 to 23, in UTC. */
const hour = z.int();

export const CommunityHealth = component(
  'CommunityHealth',
  z.strictObject({
    engagementMetrics: z.strictObject({ averagePostsPerUser: average }),
    supportMetrics: z.strictObject({
      postsWithSimilarWorries: maybeCount,
      communityInteractionRate: percent,
    }),
  }),
);

/** The numbers of the overview. */
export const OverviewNumbers = z.strictObject({
  overview: z.strictObject({
    totalUsers: maybeCount,
    activeUsers: maybeCount,
    totalWorries: maybeCount,
    averageWorriesPerUser: average,
  }),
  categoryTrends: z.strictObject({
    /** The largest first. */
    trending: z.array(
      z.strictObject({ category, count: roundedCount, change, trend: z.enum(['up', 'down', 'flat']) }),
    ),
  }),
  sentimentAnalysis: z.strictObject({
    globalAverage: averageSentiment,
    /** Public posts by the label of their sentiment. Null if it is withheld. */
    distribution: z.nullable(
      z.strictObject({
        veryNegative: roundedCount,
        negative: roundedCount,
        neutral: roundedCount,
        positive: roundedCount,
        veryPositive: roundedCount,
      }),
    ),
  }),
  privacyInsights: z.strictObject({
    privacyDistribution: z.nullable(
      z.strictObject({ public: roundedCount, friends: roundedCount, private: roundedCount }),
    ),
  }),
  temporalPatterns: z.strictObject({
    /** Posts on such a day. */
    dailyActivity: z.array(z.strictObject({ dayOfWeek, averageActivity: z.number() })),
    /** Posts in such an hour of a day. */
    hourlyActivity: z.array(z.strictObject({ hour, averageActivity: z.number() })),
  }),
  communityHealth: CommunityHealth,
});
export type OverviewNumbers = z.infer<typeof OverviewNumbers>;

/** The cells of the heat map. */
export const HeatmapCells = z.strictObject({
  cells: z.array(z.strictObject({ dayOfWeek, hour, count: roundedCount, averageSentiment })),
});
export type HeatmapCells = z.infer<typeof HeatmapCells>;

/** The trending topics, the most frequent first. */
export const TrendingTopics = z.strictObject({
  topics: z.array(
    z.strictObject({
      topic: z.string(),
      category,
      count: roundedCount,
      sentiment: averageSentiment,
      /** In percent against the thirty days before. Null if the topic was withheld then. */
      growth: change,
    }),
  ),
});
export type TrendingTopics = z.infer<typeof TrendingTopics>;
