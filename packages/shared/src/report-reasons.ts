/** The reasons for reporting a post or comment (docs/product.md §8.3). The first is the default. */
export const reportReasons = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
