/** The failing calls of geographic analytics and demographics, as rows of `failureTexts`. */
export const analyticsFailures = [
  {
    where: 'analytics',
    given: { call: 'GET /analytics/geographic?*', status: 500 },
    says: 'Failed to load analytics data',
  },
  {
    where: 'an export of analytics',
    given: { call: 'GET /analytics/export?*', status: 500 },
    says: 'Failed to export analytics data',
  },
  {
    where: 'demographics',
    given: { call: 'GET /demographics/overview?*', status: 500 },
    says: 'Failed to load analytics',
  },
  {
    where: 'trending topics',
    given: { call: 'GET /demographics/trending?*', status: 500 },
    says: 'Failed to load trending topics',
  },
] as const;

export type AnalyticsPlace = (typeof analyticsFailures)[number]['where'];
