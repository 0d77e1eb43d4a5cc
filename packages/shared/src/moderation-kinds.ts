/** What a moderator decides on. */
export const moderatedKinds = ['post', 'comment'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** What a part of the queue has in common beside its status: it cannot wait, or members reported it. */
export const queueMarks = ['urgent', 'reported'] as const;

/**
 * Why something waits for a moderator: what it reads like, how it was sent, that members reported it, or that it took
 * too long to read and waits for that.
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

/** Who changed what about whom, as the audit log names it. */
export const decisions = ['approve', 'reject'] as const;
export type Decision = (typeof decisions)[number];
