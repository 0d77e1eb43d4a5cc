/** The part of moderation that jobs, the doctor and the admin area may use. */
export { entriesAbout } from './entry-queries.ts';
export { openReportsAbout } from './open-report-queries.ts';
export { presentLogEntry } from './present.ts';
export { screenUnread } from './screen-unread.ts';
export { readQueue } from './waiting-queries.ts';
