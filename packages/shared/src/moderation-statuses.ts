/**
 * The states of a post or a comment (docs/product.md §8.1). They are in a file of their own, because every screen with
 * posts loads it.
 */
export const moderationStatuses = ['approved', 'pending', 'flagged', 'rejected'] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];
