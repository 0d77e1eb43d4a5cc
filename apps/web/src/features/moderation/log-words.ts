import type { LogEntry } from '@halved/shared/contract/moderation';
import { loggedValues } from '@halved/shared/logged-actions';

/** The details shown with an entry, in this order. Other details are not meant for people. */
const shownDetails = [
  'role',
  'tier',
  'suspended',
  'until',
  'reason',
  'note',
  'from',
  'entry',
  'job',
  'settings',
  'sessions',
  'uses',
] as const;
export type LoggedDetail = (typeof shownDetails)[number];

/** The details of an entry that are shown. */
export const detailsOf = (details: Record<string, string | null>): { name: LoggedDetail; value: string }[] =>
  shownDetails.flatMap((name) => {
    const value = details[name];
    const saysNothing = name === 'suspended' && value === loggedValues.notSuspended;
    return value && !saysNothing ? [{ name, value }] : [];
  });

/** The time at the end of a detail, as in "until 2026-12-01T00:00:00.000Z". */
export const momentIn = (value: string): string | null =>
  /\d{4}-\d\d-\d\dT[\d:.]+Z$/.exec(value)?.[0] ?? null;

const suspensions = ['user.suspend', 'user.unsuspend'];

/** The ids of the entries whose suspension is still active. The entries have to be in order, latest first. */
export function activeSuspensions(entries: readonly LogEntry[]): ReadonlySet<string> {
  const latest = new Map<string, LogEntry>();
  for (const entry of entries) {
    if (!entry.subjectId || !suspensions.includes(entry.action) || latest.has(entry.subjectId)) continue;
    latest.set(entry.subjectId, entry);
  }
  const active = [...latest.values()].filter(({ action, details }) => {
    const end = momentIn(details.suspended ?? '');
    return action === 'user.suspend' && (end === null || Date.parse(end) > Date.now());
  });
  return new Set(active.map(({ id }) => id));
}
