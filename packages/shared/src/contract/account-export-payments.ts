import * as z from 'zod/mini';
import { parkingReasons, subscriptionStatuses } from '../subscription-kinds.ts';
import { moment, tier } from './scalars.ts';

const maybe = z.nullable(moment);

/** What a member's export contains about payments. */
export const exportedPayments = {
  /** Paid subscriptions, also those that have ended. */
  subscriptions: z.array(
    z.strictObject({
      id: z.string(),
      tier,
      status: z.enum(subscriptionStatuses),
      orderId: z.nullable(z.string()),
      renewsAt: maybe,
      endsAt: maybe,
      trialEndsAt: maybe,
      pastDueSince: maybe,
      refundedAt: maybe,
      refundedPaymentAt: maybe,
      paidAt: maybe,
      changedAt: moment,
      createdAt: moment,
    }),
  ),
  /** The pages on which the member was asked to pay. */
  checkouts: z.array(
    z.strictObject({ tier, url: z.string(), createdAt: moment, expiresAt: moment, closedAt: maybe }),
  ),
  /** What the provider of payments told about the member. */
  paymentEvents: z.array(
    z.strictObject({
      name: z.nullable(z.string()),
      subscriptionId: z.nullable(z.string()),
      orderId: z.nullable(z.string()),
      status: z.nullable(z.enum(subscriptionStatuses)),
      parkedBecause: z.nullable(z.enum(parkingReasons)),
      changedAt: maybe,
      refundedAt: maybe,
      refundedPaymentAt: maybe,
      paidAt: maybe,
      receivedAt: moment,
      processedAt: maybe,
    }),
  ),
};
