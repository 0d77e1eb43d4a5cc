/** What other modules may use of this module. */
export { updateUser } from './queries.ts';
