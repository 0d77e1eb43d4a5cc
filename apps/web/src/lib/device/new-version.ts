import { hourMs } from '@halved/shared/durations';
import { createStore } from '../state/store.ts';

/**
 * `waiting`: a newer service worker is installed and waits. `active`: it has taken over because another tab asked it
 * to, and this tab still shows the old version.
 */
export type NewVersion = 'none' | 'waiting' | 'active';

export const newVersion = createStore<NewVersion>('none');

/** The message that lets a waiting service worker take over (sw.ts). */
export const takeOver = 'take-over';

/** After this time the page is reloaded even if the new service worker has not said that it took over. */
const patienceMs = 3_000;

let reload = () => location.reload();

let waiting: ServiceWorker | null = null;
let isReloading = false;

/** What somebody has typed outside a draft would be lost by a reload; that is only possible in a form. */
const mayReloadUnseen = () =>
  document.visibilityState === 'hidden' && document.querySelector('main form') === null;

function offer(worker: ServiceWorker | null) {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  newVersion.set('waiting');
}

/** The new version controls this tab. The tab that asked for it reloads; another one asks, unless nobody looks at it. */
function follow() {
  if (isReloading || mayReloadUnseen()) reload();
  else newVersion.set('active');
}

/** Looks for a new version when the tab is shown again, at most once an hour: an installed page is seldom reloaded. */
function lookWhenShown(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    // A failure is ignored: the next look may succeed.
    registration.update().catch(() => undefined);
  });
}

/**
 * Follows the service worker. A new version never takes over by itself; it waits until somebody agrees. `reloadPage` is
 * called to show it.
 */
export function watchVersions(registration: ServiceWorkerRegistration, reloadPage: () => void): void {
  reload = reloadPage;
  // The first service worker of a visit also takes control, which is no change of the version.
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) follow();
    isControlled = true;
  });
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
  lookWhenShown(registration);
}

/**
 * Lets a new version that waits take over, and reloads this tab. A plain reload would show the old version again, from its
 * cache, and what the server no longer has would stay missing.
 */
export function reloadWithNewest(): void {
  isReloading = true;
  if (newVersion.get() === 'active' || !waiting) reload();
  else {
    waiting.postMessage(takeOver);
    setTimeout(reload, patienceMs);
  }
}

/** Puts the notice off until the page is next loaded. */
export const putOffVersion = (): void => newVersion.set('none');
