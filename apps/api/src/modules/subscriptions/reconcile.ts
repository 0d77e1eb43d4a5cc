import { isDatabaseAway, withTransaction } from '@halved/db';
import { isCharged } from '@halved/shared/subscription-kinds';
import type { Billing } from '../../services/billing.ts';
import type { ProviderRefund, ProviderSubscription } from '../../services/billing-objects.ts';
import { kindOf } from '../../services/error-kind.ts';
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
async function refreshEndedTier({ accounts, pool }: Dependencies, member: { id: string }): Promise<void> {
  await withTransaction(pool, async (db) => {
    await lockSubscriptions(db);
    await keepPaidTier(db, member);
  });
  accounts.forget(member.id);
}

/** Ends what was paid with a refunded payment, if no event told of the refund. */
async function compareRefund(
  services: Dependencies,
  { subscriptionId: id, refundedAt, paymentAt }: ProviderRefund & { subscriptionId: string },
): Promise<void> {
  const effect = await withTransaction(services.pool, async (db) => {
    await lockSubscriptions(db);
    const isNew = await storeRefund(db, { id, refundedAt, paymentAt });
    return isNew ? applyMoney(db, [id]) : { members: [], ended: [] };
  });
  tell(services, effect, { subscription: id });
}

interface Step {
  /** What the log says that the step is about. */
  of: { member?: string; subscription?: string };
  run: () => Promise<void>;
}

async function* stepsOf(services: Dependencies, billing: Billing): AsyncGenerator<Step, void> {
  // Before the provider is asked, because it may not answer.
  for (const member of await findEndedTiers(services.db)) {
    yield { of: { member: member.id }, run: () => refreshEndedTier(services, member) };
  }
  for await (const page of billing.subscriptions()) {
    for (const found of page) {
      if (!found) tell(services, { parked: 'unreadable', members: [], ended: [] }, {});
      else yield { of: { subscription: found.id }, run: () => compareSubscription(services, billing, found) };
    }
  }
  for await (const page of billing.refunds()) {
    for (const { subscriptionId, ...refund } of page) {
      if (!subscriptionId) continue;
      const run = () => compareRefund(services, { ...refund, subscriptionId });
      yield { of: { subscription: subscriptionId }, run };
    }
  }
}

/**
 * Compares all subscriptions and refunds with the provider’s, and repairs what an event did not tell, because the
 * provider sends an event only four times. It ends early when `signal` is aborted. If it fails about one of them, the
 * others are compared all the same.
 * @throws at the end, if it failed about one of them
 */
export async function reconcileSubscriptions(
  services: Dependencies,
  billing: Billing,
  signal: AbortSignal,
): Promise<void> {
  let failed = 0;
  for await (const { of, run } of stepsOf(services, billing)) {
    if (signal.aborted) return;
    try {
      await run();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed++;
      services.log.error(
        { ...of, ...kindOf(error) },
        'a subscription could not be compared with the provider’s',
      );
    }
  }
  if (failed > 0) throw new Error(`${failed} comparisons with the provider failed`);
}
