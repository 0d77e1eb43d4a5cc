/** The part of moderation that jobs may use. */
export { screenUnread } from './screen-unread.ts';
