/** Why somebody reports a worry or a comment (spec 2 §9); the first is chosen until they say. */
export const reportReasons = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
