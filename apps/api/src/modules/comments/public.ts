/** What other modules may ask of comments. */
export { understandPatiently } from './rules.ts';
export { setCommentStatus } from './status-queries.ts';
