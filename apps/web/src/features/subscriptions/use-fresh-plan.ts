import { times } from '@halved/shared/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../../lib/server/polling.ts';
import { refreshUser, replaceUser, useUser } from '../../lib/server/session.ts';
import { toast } from '../../lib/state/toast.ts';
import { forgetCheckout, hasPlanChanged, isPaymentExpected } from './started-checkout.ts';

const mostPolls = times.paymentPollForMs / times.paymentPollMs;

/**
 * Follows the member's plan while `active`, so that what it opens appears without a reload. The account is loaded again
 * whenever the member returns to the page, and every few seconds after a checkout, because the payment may be reported
 * to the server later than the member returns. Returns whether a payment may be on its way.
 */
export function useFreshPlan(active: boolean): boolean {
  const { t } = useTranslation('subscriptions');
  const user = useUser();
  const [polls, setPolls] = useState(0);
  const isExpected = active && user !== null && polls < mostPolls && isPaymentExpected(user);
  const interval = usePolling(times.paymentPollMs, isExpected);

  useEffect(() => {
    if (!interval) return;
    const timer = setInterval(() => {
      setPolls((count) => count + 1);
      void refreshUser();
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);

  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      setPolls(0);
      void refreshUser();
    };
    document.addEventListener('visibilitychange', refresh, controller);
    // "Back" from the payment page may show this page as it was when it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && refresh(), controller);
    return () => controller.abort();
  }, [active]);

  useEffect(() => {
    if (!user || !hasPlanChanged(user)) return;
    forgetCheckout();
    // The other tabs learn of it too.
    replaceUser(user);
    if (user.tier !== 'free') {
      toast.success(t(($) => $.plan.arrived, { plan: t(($) => $.plans[user.tier]) }));
    }
  }, [user, t]);

  return isExpected;
}
