/** What the notifications, the jobs and the previews use of check-ins. */
export { askDueMembers, askNow, nextCheckInOf } from './ask.ts';
export { memberColumns } from './due-queries.ts';
export { smartCheckInsPreview } from './preview.ts';
export { remindDueMembers } from './remind.ts';
