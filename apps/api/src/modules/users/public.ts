/** What other modules may ask of members. */
export { membersPage } from './list-queries.ts';
export { isReachable } from './queries.ts';
