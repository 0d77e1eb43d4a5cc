/** What other modules may use of this module. */
export { membersPage } from './lists.ts';
export { earlyAccessPreview } from './own-settings.ts';
export { isReachable } from './queries.ts';
