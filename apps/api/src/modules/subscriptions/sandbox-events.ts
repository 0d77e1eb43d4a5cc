import { randomUUID } from 'node:crypto';
import type { SubscriptionStatus } from '@halved/shared/subscription-kinds';
import { monthlyPrices, type PaidTier } from '@halved/shared/tiers';
import type { Billing } from '../../services/billing.ts';

/** A subscription of the sandbox, as its next event describes it. */
export interface SandboxSubscription {
  id: string;
  orderId: string;
  userId: string;
  email: string;
  tier: PaidTier;
  status: SubscriptionStatus;
  renewsAt: Date | null;
  endsAt: Date | null;
  trialEndsAt: Date | null;
  createdAt: Date;
}

/** An event in the shape of Lemon Squeezy, ready to be signed. */
export interface SandboxEvent {
  name: string;
  body: string;
}

const cents = (tier: PaidTier) => monthlyPrices[tier] * 100;
const moment = (date: Date | null) => date?.toISOString() ?? null;

const event = (name: string, userId: string, data: object): SandboxEvent => ({
  name,
  body: JSON.stringify({
    meta: { event_name: name, test_mode: true, webhook_id: randomUUID(), custom_data: { user_id: userId } },
    data,
  }),
});

const common = ({ storeId }: Billing, { email, createdAt }: SandboxSubscription, at: Date) => ({
  store_id: storeId,
  customer_id: 1,
  user_name: '',
  user_email: email,
  created_at: moment(createdAt),
  updated_at: moment(at),
  test_mode: true,
});

/** An event about a subscription, as it is from `at` on. */
export function subscriptionEvent(
  name: string,
  billing: Billing,
  subscription: SandboxSubscription,
  at: Date,
): SandboxEvent {
  const { id, orderId, userId, tier, status, renewsAt, endsAt, trialEndsAt } = subscription;
  return event(name, userId, {
    type: 'subscriptions',
    id,
    attributes: {
      ...common(billing, subscription, at),
      order_id: orderId,
      product_name: 'Halved',
      variant_id: billing.variants[tier],
      variant_name: tier,
      status,
      cancelled: status === 'cancelled',
      pause: null,
      renews_at: moment(renewsAt),
      ends_at: moment(endsAt),
      trial_ends_at: moment(trialEndsAt),
      urls: { update_payment_method: '', customer_portal: '' },
    },
  });
}

const paymentEventNames = {
  paid: 'subscription_payment_success',
  pending: 'subscription_payment_failed',
  refunded: 'subscription_payment_refunded',
};

/** An event about a payment of a subscription. */
export const paymentEvent = (
  billing: Billing,
  subscription: SandboxSubscription,
  at: Date,
  status: keyof typeof paymentEventNames,
): SandboxEvent =>
  event(paymentEventNames[status], subscription.userId, {
    type: 'subscription-invoices',
    id: randomUUID(),
    attributes: {
      ...common(billing, { ...subscription, createdAt: at }, at),
      subscription_id: subscription.id,
      billing_reason: 'renewal',
      currency: 'USD',
      status,
      refunded: status === 'refunded',
      refunded_at: status === 'refunded' ? moment(at) : null,
      total: cents(subscription.tier),
    },
  });

/** The event about the refund of the order with which a subscription began. */
export const orderRefundEvent = (
  billing: Billing,
  subscription: SandboxSubscription,
  at: Date,
): SandboxEvent =>
  event('order_refunded', subscription.userId, {
    type: 'orders',
    id: subscription.orderId,
    attributes: {
      ...common(billing, subscription, at),
      currency: 'USD',
      status: 'refunded',
      refunded: true,
      refunded_at: moment(at),
      total: cents(subscription.tier),
    },
  });
