import { withTransaction } from '@halved/db';
import { isCharged } from '@halved/shared/subscription-kinds';
import type { Billing } from '../../services/billing.ts';
import type { ProviderSubscription } from '../../services/billing-objects.ts';
import type { Services } from '../../services/index.ts';
import { applyMoney, applySubscription, refusedOrigin, tell, tierOfVariant } from './apply.ts';
import { lockSubscriptions } from './inbox-queries.ts';
import { keepPaidTier } from './paid-tier-queries.ts';
import { findEndedTiers, memberOf, rememberDescription, storeRefund } from './reconcile-queries.ts';

type Dependencies = Pick<Services, 'accounts' | 'db' | 'env' | 'jobs' | 'log' | 'pool'>;

/** Applies what the provider says about a subscription now. */
export async function compareSubscription(
  services: Dependencies,
  billing: Billing,
  subscription: ProviderSubscription,
): Promise<void> {
  const { env, pool } = services;
  const of = { subscription: subscription.id };
  const reason = refusedOrigin(subscription, billing, env);
  if (reason) return tell(services, { parked: reason, members: [], ended: [] }, of);
  const told = await withTransaction(pool, async (db) => {
    await lockSubscriptions(db);
    const tier = tierOfVariant(billing, subscription.variantId);
    const named = await memberOf(db, { ...subscription, tier });
    const effect = await applySubscription(db, billing, subscription, named);
    await rememberDescription(db, subscription);
    return effect;
  });
  // What is over is left to its past, also if its member is gone.
  if (isCharged(subscription.status) || !told.parked) tell(services, told, of);
}

/** If the higher of two subscriptions has ended, the lower one gives its tier. */
async function refreshEndedTiers({ accounts, pool, db }: Dependencies): Promise<void> {
  for (const member of await findEndedTiers(db)) {
    await withTransaction(pool, async (inside) => {
      await lockSubscriptions(inside);
      await keepPaidTier(inside, member);
    });
    accounts.forget(member.id);
  }
}

/**
 * Compares all subscriptions and refunds with the provider’s, and repairs what an event did not tell, because the
 * provider sends an event only four times. It ends early when `signal` is aborted.
 */
export async function reconcileSubscriptions(
  services: Dependencies,
  billing: Billing,
  signal: AbortSignal,
): Promise<void> {
  // Before the provider is asked, because it may not answer.
  await refreshEndedTiers(services);
  for await (const page of billing.subscriptions()) {
    for (const subscription of page) {
      if (signal.aborted) return;
      if (subscription) await compareSubscription(services, billing, subscription);
      else tell(services, { parked: 'unreadable', members: [], ended: [] }, {});
    }
  }
  for await (const page of billing.refunds()) {
    for (const { subscriptionId, refundedAt, paymentAt } of page) {
      if (signal.aborted) return;
      if (!subscriptionId) continue;
      const effect = await withTransaction(services.pool, async (db) => {
        await lockSubscriptions(db);
        const isNew = await storeRefund(db, { id: subscriptionId, refundedAt, paymentAt });
        return isNew ? applyMoney(db, [subscriptionId]) : { members: [], ended: [] };
      });
      tell(services, effect, { subscription: subscriptionId });
    }
  }
}
