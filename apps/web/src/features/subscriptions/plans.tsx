import { isHigher, type Tier } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { LoadingPlans } from './loading-plans.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { useFreshPlan } from './use-fresh-plan.ts';
import { type Plan, usePlans } from './use-plans.ts';

export interface PlansProps {
  /** Replaces this page by the payment page. */
  leaveFor?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** The plans beside each other, with what the reader can do with each (docs/product.md §15.15). */
export function Plans({ leaveFor = goTo }: PlansProps) {
  const { t } = useTranslation('pricing');
  const { t: texts } = useTranslation('subscriptions');
  const session = useSession();
  const { query, variantOf } = usePlans();
  const checkout = useCheckout(variantOf, leaveFor);
  const awaitsPayment = useFreshPlan(session.status === 'member');
  if (!query.data) {
    return query.isError ? (
      <LoadFailed query={query} failed={texts(($) => $.plan.failed)} />
    ) : (
      <LoadingPlans />
    );
  }
  const { plans, areKnown } = query.data;
  const current = session.status === 'member' ? session.user.tier : null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {awaitsPayment && <Notice role="status">{t(($) => $.waiting)}</Notice>}
      {areKnown && <Notice role="status">{t(($) => $.known)}</Notice>}
      <ul className="grid grid-cols-1 gap-x-5 gap-y-4 md:grid-cols-3">
        {plans.map((plan, index) => (
          <PlanOffer key={plan.id} plan={plan} lower={plans[index - 1]} isCurrent={plan.id === current}>
            {plan.id === current ? (
              <CurrentPlan tier={current} />
            ) : (
              <OtherPlan
                plan={plan}
                current={current}
                isVisitor={session.status === 'visitor'}
                areKnown={areKnown}
                checkout={checkout}
              />
            )}
          </PlanOffer>
        ))}
      </ul>
    </div>
  );
}

interface OtherPlanProps {
  plan: Plan;
  /** The member's tier; null for a visitor, and while the account is loading. */
  current: Tier | null;
  isVisitor: boolean;
  areKnown: boolean;
  checkout: Checkout;
}

/** A higher plan can be bought, unless this server takes no payments. A lower one cannot be chosen. */
function OtherPlan({ plan, current, isVisitor, areKnown, checkout }: OtherPlanProps) {
  const { t } = useTranslation('pricing');
  const { t: texts } = useTranslation('subscriptions');
  const { opening, failure, start } = checkout;
  if (current && isHigher(current, plan.id)) {
    return <p className="text-muted">{t(($) => $.noDowngrade)}</p>;
  }
  if (plan.price === 0) {
    return isVisitor && <LinkButton to={links.registerThen(links.pricing)}>{t(($) => $.join)}</LinkButton>;
  }
  if (!areKnown && plan.lemonSqueezyVariantId === null)
    return <p className="text-muted">{t(($) => $.off)}</p>;
  const isOpening = opening === plan.id;
  const name = plan.name ?? texts(($) => $.plans[plan.id]);
  return (
    <>
      <Button
        variant={plan.isPopular ? 'primary' : 'secondary'}
        busy={isOpening}
        onClick={() => start(plan.id)}
      >
        {isOpening ? t(($) => $.starting) : t(($) => $.upgrade, { plan: name })}
      </Button>
      {failure?.tier === plan.id && (
        <Notice tone="error" role="alert">
          <p>{failure.text}</p>
          {failure.verify && <TextLink to={links.settings}>{t(($) => $.verify)}</TextLink>}
        </Notice>
      )}
    </>
  );
}
