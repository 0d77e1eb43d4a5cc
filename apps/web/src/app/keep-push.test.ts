import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToldEndpoint, toldEndpoint } from '../lib/device/push-told.ts';
import { session } from '../lib/server/session.ts';
import { storeAccount } from '../lib/server/tokens.ts';
import { data, stubApi } from '../testing/api.ts';
import { aUser } from '../testing/factories.ts';
import { keepPush } from './keep-push.ts';

const user = aUser();
const old = 'https://push.example/old';
const renewed = 'https://push.example/new';
const [serverKey, oldKey] = ['AQID', 'BAUG'];

const subscriptionTo = (endpoint: string, key: string | null) => ({
  endpoint,
  options: {
    applicationServerKey: key === null ? null : Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer,
  },
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
});
type Subscription = ReturnType<typeof subscriptionTo>;

/** A browser whose permission and subscription are given, and which subscribes to the endpoint `renewed`. */
function stubBrowser(subscription: Subscription | null, permission: NotificationPermission = 'granted') {
  let current = subscription;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscriptionTo(renewed, serverKey);
      return current;
    }),
  };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('PushManager', {});
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return pushManager;
}

const stubServer = () =>
  stubApi({
    'GET /api/notifications/push-key': () => data({ publicKey: serverKey }),
    'POST /api/notifications/push-subscriptions': () => data({ success: true }),
    'DELETE /api/notifications/push-subscriptions': () => data({ success: true }),
  });

let stop: () => void;
let calls: ReturnType<typeof stubServer>;
beforeEach(() => {
  calls = stubServer();
  session.set({ status: 'loading' });
  storeAccount(user.id);
  storeToldEndpoint(user.id, old);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

const confirmSignIn = () => session.set({ status: 'member', user });
const writes = () =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));
const replacement = [
  { method: 'POST', body: { endpoint: renewed, keys: { p256dh: 'key', auth: 'secret' } } },
  { method: 'DELETE', body: { endpoint: old } },
];
/** Time in which an unwanted call would be made. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a browser with push messages', () => {
  it.each([
    ['was replaced', subscriptionTo(renewed, serverKey)],
    ['was replaced, and the browser hides its key', subscriptionTo(renewed, null)],
    ['was lost', null],
    ['was made with an earlier key of the server', subscriptionTo(old, oldKey)],
  ])('tells the server once a page if its subscription %s', async (_, subscription) => {
    stubBrowser(subscription);
    stop = keepPush();
    await settle();
    expect(calls).toEqual([]);
    confirmSignIn();
    await vi.waitFor(() => expect(writes()).toEqual(replacement));
    expect(toldEndpoint(user.id)).toBe(renewed);
    session.set({ status: 'member', user: { ...user } });
    await settle();
    expect(writes()).toHaveLength(2);
  });

  it.each([
    ['the server knows the subscription', subscriptionTo(old, serverKey), 'granted', user.id],
    ['the member withdrew the permission', null, 'default', user.id],
    ['push was on for somebody else', subscriptionTo(renewed, serverKey), 'granted', 'somebody-else'],
  ] as const)('tells the server nothing if %s', async (_, subscription, permission, owner) => {
    const { subscribe } = stubBrowser(subscription, permission);
    storeToldEndpoint(owner, old);
    stop = keepPush();
    confirmSignIn();
    await settle();
    expect(writes()).toEqual([]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is not subscribed again after somebody signed out of it', async () => {
    const { subscribe } = stubBrowser(null);
    stop = keepPush();
    session.set({ status: 'visitor' });
    expect(toldEndpoint(user.id)).toBeUndefined();
    confirmSignIn();
    await settle();
    expect(subscribe).not.toHaveBeenCalled();
  });
});
