/** What other modules may use of this module. */
export { redeemInvite } from './invites.ts';
export { contactOf, instanceFor, registrationOf } from './settings.ts';
export { issueSetupCode } from './setup.ts';
