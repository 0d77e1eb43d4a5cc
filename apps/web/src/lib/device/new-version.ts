import { createStore } from '../state/store.ts';
import { takeOver } from './worker-messages.ts';

/**
 * `waiting`: a newer service worker is installed and waits. `active`: it has taken over because another tab asked it
 * to, and this tab still shows the old version.
 */
export type NewVersion = 'none' | 'waiting' | 'active';

export const newVersion = createStore<NewVersion>('none');

/** After this time the page is reloaded even if the new service worker has not said that it took over. */
const patienceMs = 3_000;

let reload = () => location.reload();

/** Names how this page is reloaded to show a new version. */
export function reloadBy(reloadPage: () => void): void {
  reload = reloadPage;
}

let waiting: ServiceWorker | null = null;
let isReloading = false;

/** What somebody has typed outside a draft would be lost by a reload; that is only possible in a form. */
const mayReloadUnseen = () =>
  document.visibilityState === 'hidden' && document.querySelector('main form') === null;

/** Offers the version of a service worker that is installed, unless it is the first one of this browser. */
export function offerVersion(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  newVersion.set('waiting');
}

let isOffered = false;

/**
 * Asks before this page is reloaded, because the server no longer has some of its parts. The page asks once, because
 * somebody may put it off.
 */
export function offerReload(): void {
  if (isOffered) return;
  isOffered = true;
  newVersion.set(waiting ? 'waiting' : 'active');
}

/**
 * Follows a new version that controls this tab. The tab that asked for it reloads; another one asks, unless nobody looks
 * at it.
 */
export function followVersion(): void {
  if (isReloading || mayReloadUnseen()) reload();
  else newVersion.set('active');
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
