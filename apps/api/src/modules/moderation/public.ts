/** What jobs may use of moderation. */
export { screenUnread } from './screen-unread.ts';
