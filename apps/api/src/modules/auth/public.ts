/** What other modules may ask of accounts. */
export { updateUser } from './queries.ts';
