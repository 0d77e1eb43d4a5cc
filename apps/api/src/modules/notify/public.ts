/** What the subjects tell members, and take back; `notifications` reads it. */
export {
  insertNotifications,
  notificationEvent,
  retractComment,
  retractNotifications,
} from './event-queries.ts';
export {
  notifyOfDecision,
  notifyOfResolution,
  notifyReporters,
  retractResolution,
} from './queries.ts';
