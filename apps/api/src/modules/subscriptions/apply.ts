import { type Database, isDatabaseAway, lowestId, withTransaction } from '@halved/db';
import { isCharged, type ParkingReason } from '@halved/shared/subscription-kinds';
import { type PaidTier, tiers } from '@halved/shared/tiers';
import type { Billing } from '../../services/billing.ts';
import type { ProviderSubscription } from '../../services/billing-objects.ts';
import { kindOf } from '../../services/error-kind.ts';
import type { Services } from '../../services/index.ts';
import {
  closeCheckouts,
  completeSubscription,
  endSuperfluous,
  payerOf,
  storeSubscription,
  subscriptionsOfOrder,
} from './apply-queries.ts';
import { type BillingEvent, readEvent } from './event.ts';
import { claimEvent, finishEvent, lockSubscriptions, waitingEvents } from './inbox-queries.ts';
import { keepPaidTier } from './paid-tier-queries.ts';

type Dependencies = Pick<Services, 'accounts' | 'db' | 'env' | 'jobs' | 'log' | 'pool'>;

/** What applying an event changed. */
interface Effect {
  parked?: ParkingReason;
  /** The members whose subscription changed. */
  members: string[];
  /** The subscriptions that the provider shall no longer charge. */
  ended: string[];
  /** Whether the subscription kept its tier because its variant is not in the settings. */
  keptTier?: boolean;
}

const nothing: Effect = { members: [], ended: [] };
const parked = (reason: ParkingReason): Effect => ({ ...nothing, parked: reason });

/** The tier of a variant; undefined if it is none of ours. */
export const tierOfVariant = ({ variants }: Billing, variantId: string): PaidTier | undefined =>
  tiers.find((tier): tier is PaidTier => tier !== 'free' && variants[tier] === variantId);

/** Why nothing of this store or mode is applied here, if so. A test payment is no payment in production. */
export const refusedOrigin = (
  { storeId, isTest }: { storeId: string; isTest: boolean },
  billing: Billing,
  { production }: Services['env'],
): ParkingReason | undefined => {
  if (storeId !== billing.storeId) return 'foreign_store';
  return isTest && production ? 'test_mode' : undefined;
};

/** Brings everything that follows from the subscriptions of a member up to date. */
async function settle(db: Database, subscriptionId: string): Promise<Effect> {
  const userId = await completeSubscription(db, subscriptionId);
  if (userId === undefined) return nothing;
  await keepPaidTier(db, { id: userId });
  return { members: [userId], ended: await endSuperfluous(db, userId) };
}

/**
 * Applies the description of a subscription. An older one than the stored one changes nothing. If the operator has
 * replaced its variant, for example because of another price, a subscription that is stored keeps its tier until it ends.
 */
export async function applySubscription(
  db: Database,
  billing: Billing,
  subscription: ProviderSubscription,
  named: string | null,
): Promise<Effect> {
  const namedTier = tierOfVariant(billing, subscription.variantId);
  const payer = await payerOf(db, { id: subscription.id, named });
  const tier = namedTier ?? payer?.tier;
  if (!tier) return parked('unknown_variant');
  if (!payer) return parked('unknown_user');
  await storeSubscription(db, payer.userId, tier, subscription);
  await closeCheckouts(db, payer.userId);
  const effect = await settle(db, subscription.id);
  return { ...effect, keptTier: !namedTier && isCharged(subscription.status) };
}

/** Applies the payments and refunds that the stored events tell of these subscriptions. */
export async function applyMoney(db: Database, subscriptionIds: string[]): Promise<Effect> {
  const all: Effect = { members: [], ended: [] };
  for (const id of subscriptionIds) {
    const { members, ended } = await settle(db, id);
    all.members.push(...members);
    all.ended.push(...ended);
  }
  return all;
}

async function applyContent(
  db: Database,
  billing: Billing,
  id: string,
  event: BillingEvent,
): Promise<Effect> {
  const { name, changedAt, content, userId } = event;
  switch (content.kind) {
    case 'subscription': {
      const { id: subscriptionId, orderId, status } = content.subscription;
      // The event is finished first, because it is a part of the history that is then read.
      await finishEvent(db, id, { name, changedAt, subscriptionId, orderId, status });
      const effect = await applySubscription(db, billing, content.subscription, userId);
      if (effect.parked) await finishEvent(db, id, { parkedBecause: effect.parked });
      return effect;
    }
    case 'refund': {
      const { paymentAt, ...refund } = content.refund;
      const { subscriptionId, orderId } = refund;
      await finishEvent(db, id, { name, changedAt, ...refund, refundedPaymentAt: paymentAt });
      return applyMoney(
        db,
        subscriptionId ? [subscriptionId] : await subscriptionsOfOrder(db, orderId ?? ''),
      );
    }
    case 'payment': {
      const { subscriptionId, paidAt } = content;
      await finishEvent(db, id, { name, changedAt, subscriptionId, paidAt });
      return applyMoney(db, [subscriptionId]);
    }
    case 'other':
      await finishEvent(db, id, { name, changedAt });
      return nothing;
  }
}

/** Finishes an event without applying it. */
async function park(
  db: Database,
  id: string,
  { reason, ...named }: { reason: ParkingReason; name?: string },
): Promise<Effect> {
  await finishEvent(db, id, { parkedBecause: reason, ...named });
  return parked(reason);
}

async function applyOne(db: Database, billing: Billing, env: Services['env'], id: string): Promise<Effect> {
  await lockSubscriptions(db);
  const body = await claimEvent(db, id);
  if (body === undefined) return nothing;
  const event = readEvent(body);
  if (!event) return park(db, id, { reason: 'unreadable' });
  const reason = refusedOrigin(event, billing, env);
  return reason ? park(db, id, { reason, name: event.name }) : applyContent(db, billing, id, event);
}

/** Tells the rest of the server about an effect, after its commit. */
export function tell(
  { accounts, jobs, log }: Dependencies,
  { parked: reason, members, ended, keptTier }: Effect,
  of: object,
) {
  if (reason) log.error({ ...of, reason }, 'an event about a payment was not applied');
  if (keptTier) {
    log.error(
      { ...of, reason: 'unknown_variant' },
      'a subscription keeps its tier, although its variant is unknown',
    );
  }
  for (const member of members) accounts.forget(member);
  if (ended.length === 0) return;
  log.warn(
    { subscriptions: ended },
    'subscriptions that were refunded or are superfluous are being cancelled',
  );
  jobs.wake('cancel-subscriptions');
}

/**
 * Applies the events that wait in the inbox, each once and in a transaction of its own. One that fails stays there for
 * the next run, and the others are applied meanwhile. Returns how many were processed.
 */
export async function applyEvents(services: Dependencies, billing: Billing): Promise<number> {
  const { db, env, log, pool } = services;
  let processed = 0;
  let failed = 0;
  for (let after: string = lowestId; ; ) {
    const waiting = await waitingEvents(db, after);
    for (const { id } of waiting) {
      after = id;
      try {
        tell(services, await withTransaction(pool, (inside) => applyOne(inside, billing, env, id)), {
          event: id,
        });
        processed++;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        failed++;
        log.error(
          { event: id, ...kindOf(error) },
          'an event about a payment could not be applied and stays in the inbox',
        );
      }
    }
    if (waiting.length === 0) break;
  }
  if (failed > 0) throw new Error(`${failed} events could not be applied`);
  return processed;
}
