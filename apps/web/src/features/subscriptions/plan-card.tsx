import { monthlyPrices, type Tier } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { usePrice } from '../../lib/texts/price.ts';
import { links } from '../../links.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { CurrentPlan } from './current-plan.tsx';

/** The card of the settings with the plan, its price and its state (docs/product.md §15.11). */
export function PlanCard({ tier }: { tier: Tier }) {
  const { t } = useTranslation('subscriptions');
  const price = usePrice();
  return (
    <Card title={t(($) => $.plan.title)}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-voice text-large font-semibold">{t(($) => $.plans[tier])}</p>
          <p className="text-muted">
            {tier === 'free'
              ? t(($) => $.plan.forFree)
              : t(($) => $.plan.monthly, { price: price(monthlyPrices[tier]) })}
          </p>
        </div>
        <CurrentPlan tier={tier} />
        {tier === 'free' && (
          <LinkButton variant="primary" to={links.pricing}>
            {t(($) => $.plan.upgrade)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
