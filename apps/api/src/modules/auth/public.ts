/** What other modules may use of this module. */
export { adminGrantNeeded, applyAdminEmails } from './admin-emails.ts';
export { closeDemoModerator } from './demo-moderator.ts';
export { removeMarked } from './leave.ts';
export { issueMailedToken, lifetimes as mailedLinkLifetimes } from './mailed-token-queries.ts';
export { presentUser, presentUserToAdmin } from './present.ts';
export { markVerified, updateUser, userById } from './queries.ts';
export { maskedEmail } from './rules.ts';
export { turnOffByOperator as turnOffSecondFactor } from './second-factor.ts';
