import { expect, it } from 'vitest';
import { rememberCheckout } from '../../features/subscriptions/started-checkout.ts';
import { aUser } from '../../testing/factories.ts';
import { writeMuted } from '../device/muted-store.ts';
import { writeDraft } from './drafts.ts';
import { forgetMember } from './forget-member.ts';

it('a sign-out leaves no draft, no muted word and no started checkout of the member on the device', () => {
  localStorage.clear();
  const user = aUser();
  writeDraft(user.id, 'worry', 'It keeps me awake.');
  writeMuted(user.id, ['exam']);
  rememberCheckout(user);
  expect(localStorage).toHaveLength(3);
  forgetMember(user.id);
  expect(localStorage).toHaveLength(0);
});
