/** What other modules use to insert and retract notifications. The module `notifications` reads them. */
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
