import { monthlyPrices, type Tier } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/primitives/card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

export interface PlanCardProps {
  tier: Tier;
  /** The end of the trial in ISO 8601. The trial is shown until then. */
  trialEndsAt?: string | null;
  /** The path of the page of plans, if there is one. */
  upgradeTo?: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The plan, its price and its state, or the days left of a trial (docs/product.md §17). */
export function PlanCard({ tier, trialEndsAt = null, upgradeTo }: PlanCardProps) {
  const { t, i18n } = useTranslation('settings');
  const daysLeft = trialEndsAt === null ? 0 : Math.ceil((Date.parse(trialEndsAt) - Date.now()) / dayMs);
  const price = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
    currencyDisplay: 'narrowSymbol',
  }).format(monthlyPrices[tier]);
  return (
    <Card title={t(($) => $.plan.title)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="font-voice text-large font-semibold">{t(($) => $.plan[tier])}</p>
          <p className="text-muted">
            {tier === 'free' ? t(($) => $.plan.forFree) : t(($) => $.plan.monthly, { price })}
          </p>
        </div>
        <p>{daysLeft > 0 ? t(($) => $.plan.trial, { count: daysLeft }) : t(($) => $.plan.status)}</p>
        {tier === 'free' && upgradeTo && (
          <LinkButton variant="primary" to={upgradeTo}>
            {t(($) => $.plan.upgrade)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
