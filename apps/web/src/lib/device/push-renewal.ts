import { storedAccount } from '../server/tokens.ts';
import { api } from '../server/trpc.ts';
import { subscribeBrowser, subscriptionInput, unsubscribeBrowser } from './push.ts';
import { storeToldEndpoint, toldEndpoint } from './push-told.ts';

/** Tells the server of this browser's subscription. A replaced one is removed from the account's devices. */
export async function tellServer(subscription: PushSubscription): Promise<void> {
  const account = storedAccount();
  const { endpoint } = subscription;
  await api.notifications.subscribePush.mutate(subscriptionInput(subscription));
  if (!account || storedAccount() !== account) return;
  const before = toldEndpoint(account);
  storeToldEndpoint(account, endpoint);
  if (before && before !== endpoint) await api.notifications.unsubscribePush.mutate({ endpoint: before });
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether a subscription was made with the server's key. Another key's messages are refused by the push service. */
function isMadeWith(publicKey: string, { options }: PushSubscription): boolean {
  const key = options.applicationServerKey;
  return key === null || base64Url(key) === publicKey;
}

/**
 * Restores push messages on a browser where the member has turned them on, if its subscription was replaced or lost, or
 * was made with another key of the server.
 */
export async function renewSubscription(): Promise<void> {
  const account = storedAccount();
  const told = account && toldEndpoint(account);
  if (!told) return;
  const { publicKey } = await api.notifications.pushKey.query();
  if (!publicKey) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const isCurrent = current !== null && isMadeWith(publicKey, current);
  const subscription = isCurrent ? current : await subscribeBrowser(publicKey);
  // Nobody else may get this member's messages.
  if (storedAccount() !== account) return void (await unsubscribeBrowser());
  if (subscription && subscription.endpoint !== told) await tellServer(subscription);
}
