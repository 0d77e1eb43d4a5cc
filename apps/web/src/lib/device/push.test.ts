import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { personLeft, session } from '../server/session.ts';
import { endPushAtSignOut } from './push.ts';

const unsubscribe = vi.fn(async () => true);
beforeEach(() => {
  unsubscribe.mockClear();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a sign-out ends the subscription of this browser', async () => {
  session.set({ status: 'member', user: aUser() });
  endPushAtSignOut();
  await Promise.resolve();
  expect(unsubscribe).not.toHaveBeenCalled();
  personLeft.emit();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

test('a subscription that an earlier sign-out left behind ends when the page starts', async () => {
  session.set({ status: 'visitor' });
  endPushAtSignOut();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});
