import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import type {
  HeatmapCells,
  OverviewNumbers,
  TrendingTopics,
} from '@halved/shared/contract/demographic-reports';
import { limits } from '@halved/shared/limits';
import type { TimeRange } from '@halved/shared/time-ranges';
import type { KeptResult, QueryResult } from '../../lib/cache/query-result.ts';
import { keepingOld, rarely } from '../../lib/cache/snapshot-cache.ts';
import { trpc } from '../../lib/server/trpc.ts';

export const useOverview = (
  timeRange: TimeRange,
): KeptResult<OverviewNumbers & { generatedAt: string | null }> =>
  trpc.demographics.overview.useQuery({ timeRange }, keepingOld);

export const useHeatmap = (timeRange: TimeRange): KeptResult<HeatmapCells> =>
  trpc.demographics.heatmap.useQuery({ timeRange }, keepingOld);

/** How often each category was written about, week by week. */
export const useCategoryTrends = (timeRange: TimeRange): KeptResult<{ trends: CategoryTrend[] }> =>
  trpc.demographics.categoryTrends.useQuery({ timeRange }, keepingOld);

/** What many people wrote about in the last thirty days. */
export const useTrendingTopics = (): QueryResult<TrendingTopics> =>
  trpc.demographics.trending.useQuery({ limit: limits.aggregates.topics }, rarely);
