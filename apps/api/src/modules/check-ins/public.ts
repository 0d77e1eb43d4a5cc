/** What the notifications and the jobs use of check-ins. */
export { askDueMembers, askNow } from './ask.ts';
export { remindDueMembers } from './remind.ts';
export { nextCheckIn } from './schedule.ts';
