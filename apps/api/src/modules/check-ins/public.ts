/** What the notifications and the jobs use of check-ins. */
export { askDueMembers, askNow, nextCheckInOf } from './ask.ts';
export { memberColumns } from './due-queries.ts';
export { remindDueMembers } from './remind.ts';
