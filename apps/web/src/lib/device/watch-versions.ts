import { hourMs } from '@halved/shared/durations';
import { followVersion, offerVersion, reloadBy } from './new-version.ts';

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
  reloadBy(reloadPage);
  // The first service worker of a visit also takes control, which is no change of the version.
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) followVersion();
    isControlled = true;
  });
  offerVersion(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerVersion(installing);
    });
  });
  lookWhenShown(registration);
}
