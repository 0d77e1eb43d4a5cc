/** What other modules may use of comments. */
export { setCommentStatus } from './status-queries.ts';
