import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { personLeft, session } from '../server/session.ts';
import { endPushAtSignOut } from './push.ts';

const unsubscribe = vi.fn(async () => true);
const close = vi.fn();
beforeEach(() => {
  unsubscribe.mockClear();
  close.mockClear();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({ pushManager, getNotifications: async () => [{ close }, { close }] }),
    },
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

test('a sign-out takes away the messages that the device still shows, because each leads to a worry of the member', async () => {
  session.set({ status: 'member', user: aUser() });
  endPushAtSignOut();
  await Promise.resolve();
  expect(close).not.toHaveBeenCalled();
  personLeft.emit();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});

test('a subscription that an earlier sign-out left behind ends when the page starts', async () => {
  session.set({ status: 'visitor' });
  endPushAtSignOut();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});
