import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSubscription, pushAbility, subscribeBrowser, unsubscribeBrowser } from '../../lib/device/push.ts';
import { tellServer } from '../../lib/device/push-renewal.ts';
import { forgetPush } from '../../lib/device/push-told.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import type { PreferenceChange } from './use-preferences.ts';

/** Turns push on and off, for the account and for this device (docs/product.md §11.3). */
export function usePush(change: (change: PreferenceChange) => void) {
  const { t } = useTranslation('notifications');
  const { pushSubscriptions } = trpc.useUtils().notifications;
  const [ability, setAbility] = useState(pushAbility);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may have replaced its subscription, and the session may be new, so the server is told again.
    const tellAgain = async () => {
      const subscription = await ownSubscription();
      if (!subscription) return;
      setEndpoint(subscription.endpoint);
      await tellServer(subscription);
      await pushSubscriptions.invalidate();
    };
    tellAgain().catch(() => undefined);
  }, [pushSubscriptions]);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      toast.error(t(($) => $.push.failed));
    }
    setBusy(false);
    setAbility(pushAbility());
    await pushSubscriptions.invalidate();
  };

  const subscribe = () =>
    attempt(async () => {
      const { publicKey } = await api.notifications.pushKey.query();
      const subscription = publicKey && (await subscribeBrowser(publicKey));
      if (!subscription) return;
      await tellServer(subscription);
      setEndpoint(subscription.endpoint);
      change({ pushNotifications: true });
    });

  const remove = (device: string) =>
    attempt(async () => {
      if (device === endpoint) {
        forgetPush();
        await unsubscribeBrowser();
        setEndpoint(null);
      }
      await api.notifications.unsubscribePush.mutate({ endpoint: device });
    });

  return { ability, busy, endpoint, subscribe, remove };
}
