/** What other modules use to insert and retract notifications. The module `notifications` reads them. */
export {
  insertNotifications,
  notificationEvent,
  retractComment,
  retractNotifications,
  wasNotifiedOf,
} from './event-queries.ts';
export { offersHelp } from './help-queries.ts';
export { joinPreferences, preferenceColumns, quietHoursColumns } from './preference-queries.ts';
export {
  notifyOfCheckIn,
  notifyOfDecision,
  notifyOfReminder,
  notifyOfResolution,
  notifyReporters,
  retractQuestions,
  retractResolution,
} from './queries.ts';
export {
  afterQuietHours,
  atTime,
  clockAt,
  isQuiet,
  onClock,
  type QuietHours,
  timeOutsideQuietHours,
} from './quiet-hours.ts';
