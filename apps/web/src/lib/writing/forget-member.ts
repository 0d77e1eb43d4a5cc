import { writeCheckoutMark } from '../device/checkout-mark.ts';
import { removeMuted } from '../device/muted-store.ts';
import { store } from './draft-slots.ts';
import { draftNames, keyOf } from './drafts.ts';

/**
 * Removes what an account has stored on this device beyond its session. Called at a sign-out, after the member has
 * agreed, and when the account is deleted.
 */
export function forgetMember(accountId: string): void {
  for (const name of draftNames(accountId)) store(keyOf(accountId, name), null);
  removeMuted(accountId);
  writeCheckoutMark(null);
}
