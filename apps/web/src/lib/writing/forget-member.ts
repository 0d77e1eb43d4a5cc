import { writeCheckoutMark } from '../device/checkout-mark.ts';
import { removeMuted } from '../device/muted-store.ts';
import { removeDrafts } from './drafts.ts';

/**
 * Removes what an account has stored on this device beyond its session. Called at a sign-out, after the member has
 * agreed, and when the account is deleted.
 */
export function forgetMember(accountId: string): void {
  removeDrafts(accountId);
  removeMuted(accountId);
  writeCheckoutMark(null);
}
