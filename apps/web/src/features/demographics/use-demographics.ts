import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import type {
  HeatmapCells,
  OverviewNumbers,
  TrendingTopics,
} from '@halved/shared/contract/demographic-reports';
import { limits } from '@halved/shared/limits';
import { defaultTimeRange, type TimeRange } from '@halved/shared/time-ranges';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useForgettingEarly, useLookingAgain } from '../../lib/cache/first-snapshot.ts';
import type { KeptResult, QueryResult } from '../../lib/cache/query-result.ts';
import { keepingOld, prefetchNumbers, rarely } from '../../lib/cache/snapshot-cache.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

const firstInput = { timeRange: defaultTimeRange };
const topicsInput = { limit: limits.aggregates.topics };

/** Requests what the page shows at first before its screen opens. */
export const prefetchDemographics = (client: QueryClient): Promise<void> =>
  prefetchNumbers(client, [
    {
      queryKey: getQueryKey(trpc.demographics.overview, firstInput, 'query'),
      queryFn: () => api.demographics.overview.query(firstInput),
    },
    {
      queryKey: getQueryKey(trpc.demographics.trending, topicsInput, 'query'),
      queryFn: () => api.demographics.trending.query(topicsInput),
    },
    {
      queryKey: getQueryKey(trpc.demographics.heatmap, firstInput, 'query'),
      queryFn: () => api.demographics.heatmap.query(firstInput),
    },
    {
      queryKey: getQueryKey(trpc.demographics.categoryTrends, firstInput, 'query'),
      queryFn: () => api.demographics.categoryTrends.query(firstInput),
    },
  ]);

export function useOverview(
  timeRange: TimeRange,
): KeptResult<OverviewNumbers & { generatedAt: string | null }> {
  const query = trpc.demographics.overview.useQuery(
    { timeRange },
    { ...keepingOld, refetchInterval: useLookingAgain() },
  );
  useForgettingEarly(query.data, 'demographics');
  return query;
}

export const useHeatmap = (timeRange: TimeRange): KeptResult<HeatmapCells> =>
  trpc.demographics.heatmap.useQuery({ timeRange }, keepingOld);

/** How often each category was written about, week by week. */
export const useCategoryTrends = (timeRange: TimeRange): KeptResult<{ trends: CategoryTrend[] }> =>
  trpc.demographics.categoryTrends.useQuery({ timeRange }, keepingOld);

/** What many people wrote about in the last thirty days. */
export const useTrendingTopics = (): QueryResult<TrendingTopics> =>
  trpc.demographics.trending.useQuery(topicsInput, rarely);
