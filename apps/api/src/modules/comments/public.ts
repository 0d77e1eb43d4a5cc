/** What other modules may ask of comments. */
export { setCommentStatus } from './status-queries.ts';
