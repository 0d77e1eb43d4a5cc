import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { categoryTrends } from '../snapshots/public.ts';
import { heatmapIn, overviewIn, trendingTopics } from './reports.ts';

const operations = contract.demographics;

export const demographics = {
  overview: serve(operations.overview, ({ ctx, input }) => overviewIn(ctx.services.db, input.timeRange)),

  heatmap: serve(operations.heatmap, ({ ctx, input }) => heatmapIn(ctx.services.db, input.timeRange)),

  trending: serve(operations.trending, async ({ ctx, input }) => {
    const { topics, generatedAt } = await trendingTopics(ctx.services.db);
    return { topics: topics.slice(0, input.limit), generatedAt };
  }),

  categoryTrends: serve(operations.categoryTrends, ({ ctx, input }) =>
    categoryTrends(ctx.services.db, input),
  ),

  communityHealth: serve(operations.communityHealth, async ({ ctx, input }) => {
    const { communityHealth } = await overviewIn(ctx.services.db, input.timeRange);
    return communityHealth;
  }),
};
