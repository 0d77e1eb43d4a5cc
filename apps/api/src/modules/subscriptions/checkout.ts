import type { Database } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import { isHigher, type PaidTier } from '@halved/shared/tiers';
import pLimit from 'p-limit';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { withIdempotency } from '../../idempotency.ts';
import { TooBusy } from '../../services/answering.ts';
import { type Billing, BillingError, type CheckoutRequest } from '../../services/billing.ts';
import { tierOfVariant } from './apply.ts';
import {
  checkoutEnd,
  hasOpenedCheckout,
  latestCheckoutUrl,
  lockCheckouts,
  openCheckoutUrl,
  storeCheckout,
} from './checkout-queries.ts';
import { compareSubscription } from './reconcile.ts';
import { findPayer } from './running-queries.ts';

const operation = contract.subscriptions.checkout;

/**
 * At most two checkouts are opened at once, since each holds a connection while the provider is asked. No more wait than
 * a silent provider lets through in half a minute.
 */
const queue = pLimit(2);
const maxWaiting = 10;

/** What the provider says, or SERVICE_UNAVAILABLE if it says nothing. */
export async function fromProvider<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof BillingError) return fail('SERVICE_UNAVAILABLE', { retryAfter: 10, cause: error });
    throw error;
  }
}

interface Wanted {
  userId: string;
  tier: PaidTier;
  customData: Record<string, string> | undefined;
}

/**
 * Asks the provider what a member has paid who opened a checkout before and has no subscription here. The event about it
 * may be on its way or lost, and nobody must pay twice because of that.
 */
async function catchUp({ services, viewer }: MemberContext, billing: Billing): Promise<void> {
  const payer = await findPayer(services.db, viewer.id);
  if (!payer || payer.subscriptionId || !(await hasOpenedCheckout(services.db, viewer.id))) return;
  for (const subscription of await fromProvider(billing.subscriptionsOf(payer.email))) {
    await compareSubscription(services, billing, subscription);
  }
}

/** The page of a running subscription: to change the plan, or to pay again for the same one. */
const pageOf = (
  billing: Billing,
  { id, tier }: { id: string; tier: PaidTier | null },
  request: CheckoutRequest,
): Promise<string> => (tier === request.tier ? billing.portal(id) : billing.planPage(id, request));

/**
 * Opens a page to pay on. An open one is returned again, and a running subscription is changed instead of doubled, so
 * that nobody pays twice. Fails with NOT_AN_UPGRADE.
 */
async function open(db: Database, billing: Billing, id: string, wanted: Wanted): Promise<string> {
  const { userId, tier } = wanted;
  await lockCheckouts(db, userId);
  const payer = (await findPayer(db, userId)) ?? fail('UNAUTHENTICATED');
  if (!isHigher(tier, payer.tier)) fail('NOT_AN_UPGRADE');
  const openUrl = await openCheckoutUrl(db, wanted);
  if (openUrl) return openUrl;
  const request = { ...wanted, id, email: payer.email, expiresAt: await checkoutEnd(db) };
  const { subscriptionId, subscribedTier } = payer;
  const url = await fromProvider(
    subscriptionId
      ? pageOf(billing, { id: subscriptionId, tier: subscribedTier }, request)
      : billing.openCheckout(request),
  );
  await storeCheckout(db, { id, userId, tier, url, expiresAt: request.expiresAt });
  return url;
}

/** The page on which the caller pays for a tier (docs/product.md §17). */
export async function checkout(
  ctx: MemberContext,
  input: ParsedInputOf<typeof operation>,
): Promise<{ checkoutUrl: string }> {
  const { db, billing } = ctx.services;
  if (!billing) return fail('PAYMENTS_OFF');
  if (!ctx.viewer.emailVerified) fail('EMAIL_NOT_VERIFIED');
  const tier = tierOfVariant(billing, input.variantId) ?? refuse('variantId', 'validation.variant');
  const wanted = { userId: ctx.viewer.id, tier, customData: input.customData };
  await catchUp(ctx, billing);
  if (queue.pendingCount >= maxWaiting) throw new TooBusy();
  const { created } = await queue(() =>
    withIdempotency(ctx, operation, input, { create: (inside, id) => open(inside, billing, id, wanted) }),
  );
  // A repeated request with an Idempotency-Key gets the page of the first one.
  const checkoutUrl = created ?? (await latestCheckoutUrl(db, wanted)) ?? fail('NOT_FOUND');
  return { checkoutUrl };
}
