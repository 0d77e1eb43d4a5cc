/** What other modules may use of this module. */
export { membersPage } from './lists.ts';
export { isReachable } from './queries.ts';
