import { hourMs } from '@halved/shared/durations';
import { type SubscriptionStatus, subscriptionStatuses } from '@halved/shared/subscription-kinds';
import * as z from 'zod/mini';

/** The objects of Lemon Squeezy, in its API and in its events, as far as they are read here. */

/** Ids are numbers in attributes and texts elsewhere, without a NUL, which PostgreSQL does not store. */
const id = z.pipe(
  z.union([z.string().check(z.regex(/^[^\0]{1,100}$/)), z.int()]),
  z.transform((value) => String(value)),
);
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);
const maybe = z.pipe(
  z.nullish(moment),
  z.transform((value) => value ?? null),
);

const Common = { store_id: id, updated_at: moment, test_mode: z.optional(z.boolean()) };

const SubscriptionAttributes = z.object({
  ...Common,
  order_id: z.nullish(id),
  variant_id: id,
  user_email: z.nullish(z.string()),
  status: z.enum(subscriptionStatuses),
  renews_at: maybe,
  ends_at: maybe,
  trial_ends_at: maybe,
  created_at: moment,
  urls: z.optional(
    z.object({
      customer_portal: z.nullish(z.string()),
      customer_portal_update_subscription: z.nullish(z.string()),
    }),
  ),
});

export const SubscriptionName = z.object({ type: z.literal('subscriptions'), id });

export const SubscriptionResource = z.extend(SubscriptionName, { attributes: SubscriptionAttributes });

const Refundable = { ...Common, status: z.string(), refunded_at: maybe, created_at: moment };

export const InvoiceResource = z.object({
  type: z.literal('subscription-invoices'),
  id,
  attributes: z.object({ ...Refundable, subscription_id: id }),
});

export const OrderResource = z.object({ type: z.literal('orders'), id, attributes: z.object(Refundable) });

/** What an object of any kind has. */
export const AnyResource = z.object({ type: z.string(), id, attributes: z.object(Common) });

/** A subscription as the provider describes it. */
export interface ProviderSubscription {
  id: string;
  storeId: string;
  isTest: boolean;
  orderId: string | null;
  variantId: string;
  email: string | null;
  status: SubscriptionStatus;
  renewsAt: Date | null;
  endsAt: Date | null;
  trialEndsAt: Date | null;
  changedAt: Date;
  createdAt: Date;
}

export const subscriptionOf = ({
  id: subscriptionId,
  attributes,
}: z.output<typeof SubscriptionResource>): ProviderSubscription => ({
  id: subscriptionId,
  storeId: attributes.store_id,
  isTest: attributes.test_mode ?? false,
  orderId: attributes.order_id ?? null,
  variantId: attributes.variant_id,
  email: attributes.user_email ?? null,
  status: attributes.status,
  renewsAt: attributes.renews_at,
  endsAt: attributes.ends_at,
  trialEndsAt: attributes.trial_ends_at,
  changedAt: attributes.updated_at,
  createdAt: attributes.created_at,
});

/** A payment that was given back in full, of a subscription or of the order that began it. */
export interface ProviderRefund {
  subscriptionId: string | null;
  orderId: string | null;
  refundedAt: Date;
  /** When the payment that was given back was demanded, or soon afterwards. */
  paymentAt: Date;
}

/** The first payment of a subscription is demanded within this time after its order. */
const orderMs = hourMs;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

type Payment = z.output<typeof InvoiceResource> | z.output<typeof OrderResource>;

/** The refund of a payment; null if it was not refunded, or only in part. */
export function refundOf({ type, id: paymentId, attributes }: Payment): ProviderRefund | null {
  if (attributes.status !== 'refunded') return null;
  const refundedAt = attributes.refunded_at ?? attributes.updated_at;
  const { created_at: paymentAt } = attributes;
  if (type !== 'orders') {
    return { subscriptionId: attributes.subscription_id, orderId: null, refundedAt, paymentAt };
  }
  const firstPaymentAt = earlier(new Date(paymentAt.getTime() + orderMs), refundedAt);
  return { subscriptionId: null, orderId: paymentId, refundedAt, paymentAt: firstPaymentAt };
}
