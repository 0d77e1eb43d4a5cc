import type { CategoryTrend } from '@halved/shared/contract/aggregates';
import type { GeographicAnalytics, RegionSummary } from '@halved/shared/contract/analytics';

export const aRegion = (more: Partial<RegionSummary> = {}): RegionSummary => ({
  code: 'GB-ENG',
  region: 'England',
  country: 'GB',
  totalUsers: 60,
  totalPosts: 140,
  averageSentiment: 0.35,
  topCategories: [
    { category: 'work', count: 45, averageSentiment: 0.3 },
    { category: 'family', count: 30, averageSentiment: 0.5 },
    { category: 'health', count: 20, averageSentiment: null },
    { category: 'social', count: 15, averageSentiment: 0.65 },
  ],
  ...more,
});

export const aReport = (more: Partial<GeographicAnalytics> = {}): GeographicAnalytics => {
  const regions = [
    aRegion(),
    aRegion({ code: 'DE-BE', region: 'Berlin', country: 'DE', totalUsers: 80, averageSentiment: 0.65 }),
    aRegion({ code: 'DE-BY', region: 'Bayern', country: 'DE', totalUsers: 25, averageSentiment: 0.4 }),
    aRegion({
      code: 'US-CA',
      region: 'California',
      country: 'US',
      totalUsers: 20,
      averageSentiment: null,
      topCategories: [],
    }),
  ];
  return {
    regions,
    totals: { totalUsers: 185, totalPosts: 560, averageSentiment: 0.45 },
    categories: [
      { category: 'family', count: 30, averageSentiment: 0.5 },
      { category: 'work', count: 45, averageSentiment: 0.3 },
    ],
    suppressed: false,
    timeRange: '90d',
    generatedAt: '2026-11-16T04:00:00.000Z',
    ...more,
  };
};

/** A trend with a point for each count, one week apart. Null is a week that is withheld. */
export const aTrend = (
  category: CategoryTrend['category'],
  counts: readonly (number | null)[],
  more: Partial<CategoryTrend> = {},
): CategoryTrend => ({
  category,
  points: counts.flatMap((count, index) =>
    count === null
      ? []
      : [
          {
            date: new Date(Date.UTC(2026, 8, 7 + 7 * index)).toISOString().slice(0, 10),
            count,
            averageSentiment: 0.5,
          },
        ],
  ),
  change: 10,
  ...more,
});
