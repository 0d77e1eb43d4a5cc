import { forgetPush, toldEndpoint } from '../lib/device/push-told.ts';
import { session } from '../lib/server/session.ts';

/**
 * Checks this browser's push subscription once a page, after the sign-in is confirmed (docs/product.md §11.3). Browsers
 * replace and end subscriptions while no page is open, and only a page can tell the server. After a sign-out push is
 * forgotten here.
 */
export function keepPush(): () => void {
  let isChecked = false;
  const check = () => {
    const current = session.get();
    if (current.status === 'loading') return;
    if (current.status === 'visitor' || !toldEndpoint(current.user.id)) return forgetPush();
    if (isChecked || !('Notification' in window) || Notification.permission !== 'granted') return;
    isChecked = true;
    import('../lib/device/push-renewal.ts').then(
      // A failure is ignored, because the next page tries again.
      ({ renewSubscription }) => renewSubscription().catch(() => undefined),
      () => undefined,
    );
  };
  check();
  return session.on(check);
}
