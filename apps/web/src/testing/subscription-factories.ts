import type { PlanTier, Subscription } from '@halved/shared/contract/subscriptions';
import { featuresAddedBy, monthlyPrices, type Tier } from '@halved/shared/tiers';

const aTier = (id: Tier, more: Partial<PlanTier>): PlanTier => ({
  id,
  name: id === 'free' ? 'Free' : id === 'supporter' ? 'Supporter' : 'Premium',
  description: `What ${id} is.`,
  price: monthlyPrices[id],
  interval: 'month',
  features: [],
  isPopular: false,
  lemonSqueezyVariantId: null,
  ...more,
});

const supporterFeatures = [...featuresAddedBy.supporter];

/** The three plans, as the server describes them. */
export const someTiers = (): PlanTier[] => [
  aTier('free', {}),
  aTier('supporter', {
    features: supporterFeatures,
    isPopular: true,
    lemonSqueezyVariantId: 'sandbox-supporter',
  }),
  aTier('premium', {
    features: [...supporterFeatures, ...featuresAddedBy.premium],
    lemonSqueezyVariantId: 'sandbox-premium',
  }),
];

/** A paid subscription that renews. */
export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  tier: 'supporter',
  status: 'active',
  source: 'payment',
  renewsAt: '2026-12-21T12:00:00.000Z',
  endsAt: null,
  trialEndsAt: null,
  hasPortal: true,
  ...changes,
});
