import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import type { CountryCode } from '@halved/shared/countries';
import { defaultTimeRange } from '@halved/shared/time-ranges';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgettingEarly, useLookingAgain } from '../../lib/cache/first-snapshot.ts';
import type { KeptResult } from '../../lib/cache/query-result.ts';
import { keepingOld, prefetchNumbers, rarely } from '../../lib/cache/snapshot-cache.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { type AnalyticsFilters, inputOf } from './filters.ts';

const firstInput = { timeRange: defaultTimeRange };

/** Requests what the page shows without filters before its screen opens. */
export const prefetchAnalytics = (client: QueryClient): Promise<void> =>
  prefetchNumbers(client, [
    {
      queryKey: getQueryKey(trpc.analytics.geographic, firstInput, 'query'),
      queryFn: () => api.analytics.geographic.query(firstInput),
    },
    {
      queryKey: getQueryKey(trpc.analytics.categoryTrends, firstInput, 'query'),
      queryFn: () => api.analytics.categoryTrends.query(firstInput),
    },
    {
      queryKey: getQueryKey(trpc.analytics.availableRegions, undefined, 'query'),
      queryFn: () => api.analytics.availableRegions.query(),
    },
  ]);

/** The numbers that the filters select. While others load, the old ones stay. */
export function useAnalytics(filters: AnalyticsFilters): KeptResult<GeographicAnalytics> {
  const { t } = useTranslation('analytics');
  const query = trpc.analytics.geographic.useQuery(inputOf(filters), {
    ...keepingOld,
    refetchInterval: useLookingAgain(),
  });
  useForgettingEarly(query.data, 'analytics');
  const { error } = query;
  useEffect(() => {
    // The gate closes by itself as soon as the account is loaded again.
    if (errorCode(error) === 'TIER_REQUIRED') toast.error(t(($) => $.failed.tier));
  }, [error, t]);
  return query;
}

/** How often each category was written about, week by week. */
export function useTrends(filters: AnalyticsFilters): KeptResult<{ trends: CategoryTrend[] }> {
  const { timeRange, countries, categories } = inputOf(filters);
  return trpc.analytics.categoryTrends.useQuery(
    { timeRange, ...(countries && { countries }), ...(categories && { categories }) },
    keepingOld,
  );
}

interface PublishedCountry {
  country: CountryCode;
  regions: { code: string; region: string }[];
}

/** The countries and regions that numbers are published about; none until they are loaded. */
export const usePublished = (): PublishedCountry[] =>
  trpc.analytics.availableRegions.useQuery(undefined, rarely).data?.countries ?? [];
