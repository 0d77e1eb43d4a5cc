import type { Tier } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { PlanStatus } from './plan-status.tsx';
import { PortalButton } from './portal-button.tsx';
import { useSubscription } from './use-subscription.ts';

/** The state of the member's subscription, with the way to the customer portal. */
export function CurrentPlan({ tier }: { tier: Tier }) {
  const { t } = useTranslation('subscriptions');
  const query = useSubscription();
  const { data: subscription } = query;
  if (subscription === undefined) {
    if (query.isError) return <LoadFailed query={query} failed={t(($) => $.plan.failed)} />;
    // As high as the state of a paid plan, so that nothing moves.
    return (
      <div role="status" className={tier === 'free' ? 'min-h-7' : 'min-h-36'}>
        <span className="sr-only">{t(($) => $.plan.loading)}</span>
      </div>
    );
  }
  return (
    <>
      <PlanStatus subscription={subscription} />
      {subscription?.hasPortal && <PortalButton />}
    </>
  );
}
