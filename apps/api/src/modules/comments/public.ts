/** The part of comments that other modules may use. */
export { setCommentStatus } from './status-queries.ts';
