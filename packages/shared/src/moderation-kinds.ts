/** The kinds of items that moderators decide about. */
export const moderatedKinds = ['post', 'comment'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** Filters of the queue besides the status: urgent items, and items that members reported. */
export const queueMarks = ['urgent', 'reported'] as const;

/**
 * The reasons why an item waits for a moderator: its text, the way it was sent, reports of members, or an analysis that
 * is still pending, because it took too long or because the privacy of a comment's post changed.
 */
export const caseReasons = [
  'crisis',
  'self_harm_urged',
  'hostile',
  'doubtful',
  'contacts_of_a_newcomer',
  'repeats',
  'reports',
  'rewritten',
  'unread',
] as const;
export type CaseReason = (typeof caseReasons)[number];

/** What a moderator decides about a post or comment. */
export const decisions = ['approve', 'reject'] as const;
export type Decision = (typeof decisions)[number];
