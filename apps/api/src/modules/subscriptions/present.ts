import type { PlanTier, Subscription } from '@halved/shared/contract/subscriptions';
import type { LanguageCode } from '@halved/shared/languages';
import { featuresOf, isHigher, monthlyPrices, popularTier, type Tier } from '@halved/shared/tiers';
import { sentence } from '../../messages.ts';
import type { CurrentRow } from './current-queries.ts';

export const presentTier = (id: Tier, variantId: string | null, language: LanguageCode): PlanTier => ({
  id,
  name: sentence(language, `tiers.${id}.name`),
  description: sentence(language, `tiers.${id}.description`),
  price: monthlyPrices[id],
  interval: 'month',
  features: featuresOf(id),
  isPopular: id === popularTier,
  lemonSqueezyVariantId: variantId,
});

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A granted tier and a paid one, each with whether it is in force. */
interface Candidate {
  inForce: boolean;
  subscription: Subscription;
}

function grantOf({ grantedTier, grantedTierUntil, isGranted, hasPortal }: CurrentRow): Candidate | null {
  if (grantedTier === 'free') return null;
  return {
    inForce: isGranted,
    subscription: {
      tier: grantedTier,
      status: isGranted ? 'active' : 'expired',
      source: 'grant',
      renewsAt: null,
      endsAt: iso(grantedTierUntil),
      trialEndsAt: null,
      hasPortal,
    },
  };
}

/** A refund, and the end of a cancelled subscription, take effect before the provider says that it has expired. */
function paidOf({ tier, status, ...row }: CurrentRow): Candidate | null {
  if (!tier || !status) return null;
  const inForce = row.gives === true;
  const isOver = status === 'expired' || row.isRefunded === true || (status === 'cancelled' && !inForce);
  return {
    inForce,
    subscription: {
      tier,
      status: isOver ? 'expired' : status,
      source: 'payment',
      renewsAt: isOver || status === 'cancelled' ? null : iso(row.renewsAt),
      endsAt: iso(row.isRefunded ? row.refundedAt : (row.accessEnd ?? row.endsAt)),
      trialEndsAt: status === 'on_trial' && !isOver ? iso(row.trialEndsAt) : null,
      hasPortal: row.hasPortal,
    },
  };
}

/** Of a grant and a subscription that are not in force: the one that can still be paid, else the one that ended last. */
function lastOf(granted: Subscription, paid: Subscription): Subscription {
  const isPaidLast = paid.status !== 'expired' || (paid.endsAt ?? '') >= (granted.endsAt ?? '');
  return isPaidLast ? paid : granted;
}

/** The subscription that gives a member the tier; if none does, the last one. Null if there never was one. */
export function presentCurrent(row: CurrentRow): Subscription | null {
  const [granted, paid] = [grantOf(row), paidOf(row)];
  if (!granted || !paid) return (paid ?? granted)?.subscription ?? null;
  if (granted.inForce !== paid.inForce) return (granted.inForce ? granted : paid).subscription;
  if (!paid.inForce) return lastOf(granted.subscription, paid.subscription);
  return (isHigher(granted.subscription.tier, paid.subscription.tier) ? granted : paid).subscription;
}
