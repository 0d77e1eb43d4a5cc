import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Call, data, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { somePreferences } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PushSetting } from './push-setting.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const endpoint = 'https://push.example/1';

/** A browser that can get push messages. `answers` is what its member answers when it asks for permission. */
function browserThat(answers: NotificationPermission, before: NotificationPermission = 'default') {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => true),
  };
  let current: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscription;
      return subscription;
    }),
  };
  const ask = vi.fn(async () => {
    Reflect.set(Notification, 'permission', answers);
    return answers;
  });
  vi.stubGlobal('Notification', { permission: before, requestPermission: ask });
  vi.stubGlobal('PushManager', {});
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { ask, pushManager, subscription };
}

const device = {
  endpoint,
  userAgent: 'Firefox/1 Linux',
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
  current: true,
};

function open(preferences: Parameters<typeof somePreferences>[0], devices: object[] = []) {
  const onChange = vi.fn();
  const calls = stubApi({
    'GET /api/notifications/push-key': () => data({ publicKey: 'server-key' }),
    'GET /api/notifications/push-subscriptions': () => data({ subscriptions: devices }),
    'POST /api/notifications/push-subscriptions': () => data({ success: true }),
    'DELETE /api/notifications/push-subscriptions': () => data({ success: true }),
  });
  renderApp(<PushSetting preferences={somePreferences(preferences)} onChange={onChange} />, {
    user: aUser(),
  });
  return { onChange, calls };
}

const toggle = () => screen.findByRole('switch', { name: 'Push notifications' });
const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');

describe('the switch for push messages', () => {
  it('asks the browser only when it is clicked, and then subscribes this device', async () => {
    const { ask, pushManager } = browserThat('granted');
    const { onChange, calls } = open({});
    const control = await toggle();
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(control);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ pushNotifications: true }));
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'server-key',
    });
    expect(writes(calls).map(({ body }) => body)).toEqual([
      { endpoint, keys: { p256dh: 'key', auth: 'secret' } },
    ]);
  });

  it('stays off and says why if the member refuses in the browser', async () => {
    browserThat('denied');
    const { onChange } = open({});
    fireEvent.click(await toggle());
    expect(await screen.findByText(/^Your browser blocks messages from Halved/)).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['This browser cannot show push messages.', true],
    ['This server does not send push messages.', false],
  ])('says “%s” where no push messages can come', async (text, pushSupported) => {
    open({ pushSupported });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15'],
    [
      'an iPad, which calls itself a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
    ],
  ])('says on %s that Halved has to be on the home screen first', async (_, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    open({ pushSupported: true });
    expect(
      await screen.findByText(/^On an iPhone or iPad, first add Halved to the home screen/),
    ).toBeDefined();
    Reflect.deleteProperty(navigator, 'standalone');
    vi.restoreAllMocks();
  });
});

describe('the devices that get push messages', () => {
  it('are listed, and the server learns which one is removed', async () => {
    const { subscription, pushManager } = browserThat('granted', 'granted');
    await pushManager.subscribe();
    const { calls } = open({ pushNotifications: true }, [device]);
    expect(await screen.findByText('Firefox on Linux')).toBeDefined();
    expect(await screen.findByText('This device')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Firefox on Linux' }));
    await waitFor(() => expect(writes(calls).at(-1)).toMatchObject({ method: 'DELETE', body: { endpoint } }));
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('can be joined by the device in use', async () => {
    browserThat('granted');
    const { onChange } = open({ pushNotifications: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Send to this device' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ pushNotifications: true }));
  });
});
