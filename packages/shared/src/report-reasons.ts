/** Why somebody reports a worry or a comment (docs/product.md §8.3); the first is chosen until they say. */
export const reportReasons = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
