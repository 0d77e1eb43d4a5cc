/** What can have been done, as the audit log names it, under its texts. */
export const loggedActions = [
  'post.approve',
  'post.reject',
  'comment.approve',
  'comment.reject',
  'user.suspend',
  'user.unsuspend',
  'user.role',
  'user.tier',
] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** What stands with an entry, in this order; everything else of it is for machines. */
const shown = ['role', 'tier', 'suspended', 'until', 'reason', 'note', 'from'] as const;
export type LoggedDetail = (typeof shown)[number];

/** The details of an entry that a person reads. */
export const detailsOf = (details: Record<string, string | null>): { name: LoggedDetail; value: string }[] =>
  shown.flatMap((name) => {
    const value = details[name];
    const saysNothing = name === 'suspended' && value === 'no';
    return value && !saysNothing ? [{ name, value }] : [];
  });

/** The moment that a detail ends with, such as "until 2026-12-01T00:00:00.000Z". */
export const momentIn = (value: string): string | null =>
  /\d{4}-\d\d-\d\dT[\d:.]+Z$/.exec(value)?.[0] ?? null;
