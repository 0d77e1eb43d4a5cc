/** What other modules may use of this module. */
export { presentUser } from './present.ts';
export { markVerified, updateUser, userById } from './queries.ts';
