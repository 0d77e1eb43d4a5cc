/** The actions that the audit log records. Each has a text in the client. */
export const loggedActions = [
  'post.approve',
  'post.reject',
  'post.second_opinion',
  'comment.approve',
  'comment.reject',
  'comment.second_opinion',
  'user.suspend',
  'user.unsuspend',
  'user.role',
  'user.tier',
  'user.verify',
  'user.end_sessions',
  'user.second_factor_on',
  'user.second_factor_off',
  'user.recovery_code',
  'invite.create',
  'invite.revoke',
  'instance.update',
  'job.retry',
  'resource.verify',
  'resource.hide',
  'resource.show',
] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** The values of an entry’s details for which the client has a text. */
export const loggedValues = {
  /** `suspended`, if the suspension has no end. With an end it is “until” and the moment. */
  untilLifted: 'until lifted',
  /** `suspended`, if the suspension was lifted. */
  notSuspended: 'no',
} as const;
