/** What the notifications, the jobs and the previews use of check-ins. */
export { askNow, nextCheckInOf } from './ask.ts';
export { memberColumns } from './due-queries.ts';
export { notifyDueMembers } from './notify-due.ts';
export { smartCheckInsPreview } from './preview.ts';
