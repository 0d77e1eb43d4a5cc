/** The ranges of aggregates, the shortest first, each ending with the snapshot (docs/product.md §22). */
export const timeRanges = ['30d', '90d', '1y'] as const;
export type TimeRange = (typeof timeRanges)[number];

export const defaultTimeRange: TimeRange = '90d';

export const timeRangeDays: Readonly<Record<TimeRange, number>> = { '30d': 30, '90d': 90, '1y': 365 };
