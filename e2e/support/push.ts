import type { Subscription } from '@halved/shared/testing/push-service';
import type { BrowserContext, Page, Worker } from '@playwright/test';

/**
 * Gives a browser a subscription at the tests' push service, as if its member had allowed messages. A headless Chromium
 * never allows them, and the Chromium of a test knows no push service.
 */
export const grantPush = (context: BrowserContext, subscription: Subscription): Promise<unknown> =>
  context.addInitScript((json) => {
    const stored = 'test-is-subscribed';
    const own = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(stored);
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(stored) ? own : null),
      subscribe: async () => {
        localStorage.setItem(stored, '1');
        return own;
      },
    });
  }, subscription);

/** Waits until the service worker of a page is active. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 25_000 });

/** What a service worker wanted to show, open or focus. */
type WorkerAction =
  | { shows: string; link: string; tag: string; lang: string }
  | { opens: string }
  | { focuses: string };

/**
 * Watches what the service worker of a context shows, opens and focuses. Each action is recorded and not carried out,
 * because a headless Chromium shows no notification, and opens a page only after a real click.
 */
export async function watchWorker(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The context has no service worker');
  await worker.evaluate(() => {
    const scope = Object(globalThis);
    scope.actions = [];
    scope.registration.showNotification = async (title: string, options: Record<string, string>) => {
      const { data: link, tag, lang } = options;
      scope.actions.push({ shows: title, link, tag, lang });
    };
    scope.clients.openWindow = async (opens: string) => scope.actions.push({ opens });
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      scope.actions.push({ focuses: new URL(this.url).pathname });
    };
  });
  return {
    actions: (): Promise<WorkerAction[]> => worker.evaluate(() => Object(globalThis).actions),
    click: (link: unknown) => clickNotification(worker, link),
  };
}

/** Lets a service worker handle a click on a notification with a link. Returns whether it closed the notification. */
const clickNotification = (worker: Worker, link: unknown): Promise<boolean> =>
  worker.evaluate(async (data) => {
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data, close },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    dispatchEvent(event);
    await Promise.all(work);
    return isClosed;
  }, link);

/** Hands a decrypted message to the service worker of a page, as the browser does. */
export async function deliverPush(page: Page, payload: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const data = JSON.stringify(payload);
  await session.send('ServiceWorker.deliverPushMessage', { origin: `${origin}/`, registrationId, data });
  await session.detach();
}
