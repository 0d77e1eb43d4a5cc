import { personLeft, session } from '../server/session.ts';

/**
 * Whether this browser can get push messages. `install`: on iPhones and iPads only an installed app can. `denied`: the
 * member has refused them in the browser.
 */
export type PushAbility = 'able' | 'install' | 'denied' | 'unable';

/** Only iPhones and iPads have this property. An iPad otherwise says that it is a Mac. */
const isAppleMobile = () => 'standalone' in navigator;
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleMobile() && !isInstalled() ? 'install' : 'unable';
  }
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** How long to wait for the service worker, which is registered some seconds after the page has loaded. */
const workerMs = 15_000;

const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No service worker')), workerMs);
    }),
  ]);

/** The subscription of this browser, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'able') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The input with which the server stores a subscription. */
export const subscriptionInput = (subscription: PushSubscription) => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/**
 * Asks for permission and subscribes this browser. Call it from a click, because browsers ask at no other time. Null if
 * the member refused.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  // A subscription that was made with another key of the server would get nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the subscription of this browser. Returns its endpoint; null if there was none. */
export async function unsubscribeBrowser(): Promise<string | null> {
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/** Takes away the messages that are still shown here. Whoever clicks on one would see which worries a member wrote. */
async function closeMessages(): Promise<void> {
  if (pushAbility() !== 'able') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const message of (await registration?.getNotifications()) ?? []) message.close();
}

/**
 * Ends the subscription of this browser whenever somebody signs out of it, so that the next member does not get messages
 * for the previous one, nor finds any. The server stops sending when the session ends.
 */
export function endPushAtSignOut(): void {
  const end = () => {
    for (const ended of [unsubscribeBrowser(), closeMessages()]) ended.catch(() => null);
  };
  personLeft.on(end);
  // The session may have ended before this code had loaded.
  if (session.get().status === 'visitor') end();
}
