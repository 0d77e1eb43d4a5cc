/** What jobs may ask of moderation. */
export { screenUnread } from './screen-unread.ts';
