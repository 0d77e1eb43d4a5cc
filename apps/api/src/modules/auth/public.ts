/** What other modules may use of this module. */
export { presentUser } from './present.ts';
export { markVerified, updateUser, userById } from './queries.ts';
export { turnOff as turnOffSecondFactor } from './second-factor.ts';
