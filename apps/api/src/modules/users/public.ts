/** What other modules may ask of members. */
export { membersPage } from './lists.ts';
export { isReachable } from './queries.ts';
