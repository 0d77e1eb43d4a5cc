import { isFields } from '@halved/shared/fields';
import * as z from 'zod/mini';
// Not `z.core.$ZodError`: `z.core` as a value would put all of zod into the bundle, its texts in fifty languages too.
import { $ZodError } from 'zod/v4/core';
import {
  AnyResource,
  InvoiceResource,
  OrderResource,
  type ProviderRefund,
  type ProviderSubscription,
  refundOf,
  SubscriptionName,
  SubscriptionResource,
  subscriptionOf,
} from '../../services/billing-objects.ts';

const Body = z.object({
  meta: z.object({
    event_name: z.string().check(z.maxLength(100)),
    custom_data: z.optional(z.unknown()),
    test_mode: z.optional(z.boolean()),
  }),
  data: z.unknown(),
});

/** What an event tells. Of the other events of the store nothing is kept. */
type EventContent =
  | { kind: 'subscription'; subscription: ProviderSubscription }
  | { kind: 'refund'; refund: ProviderRefund }
  | { kind: 'payment'; subscriptionId: string; paidAt: Date }
  | { kind: 'other' };

export interface BillingEvent {
  name: string;
  /** The member whom the event names. The server put the id into the checkout. */
  userId: string | null;
  storeId: string;
  isTest: boolean;
  changedAt: Date;
  content: EventContent;
}

const fieldsOf = (value: unknown) => (isFields(value) ? value : {});

function parsedFields(body: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}

/** What is stored of a body before it is applied. Reads a body of any shape. */
export function namesOf(body: string): { userId: string | null; subscriptionId: string | null } {
  const { meta, data } = parsedFields(body);
  const userId = z.uuid().safeParse(fieldsOf(fieldsOf(meta).custom_data).user_id);
  const subscription = SubscriptionName.safeParse(data);
  return {
    userId: userId.success ? userId.data : null,
    subscriptionId: subscription.success ? subscription.data.id : null,
  };
}

function contentOf(name: string, data: unknown): EventContent {
  const type = isFields(data) ? data.type : undefined;
  if (type === 'subscriptions') {
    return { kind: 'subscription', subscription: subscriptionOf(z.parse(SubscriptionResource, data)) };
  }
  if (name === 'order_refunded' || name === 'subscription_payment_refunded') {
    const refund = refundOf(z.parse(z.union([InvoiceResource, OrderResource]), data));
    return refund ? { kind: 'refund', refund } : { kind: 'other' };
  }
  if (name === 'subscription_payment_success' || name === 'subscription_payment_recovered') {
    const { attributes } = z.parse(InvoiceResource, data);
    return { kind: 'payment', subscriptionId: attributes.subscription_id, paidAt: attributes.created_at };
  }
  return { kind: 'other' };
}

/** Reads an event of Lemon Squeezy; null if it has another shape than the documented one. */
export function readEvent(body: string): BillingEvent | null {
  try {
    const { meta, data } = z.parse(Body, JSON.parse(body));
    const { attributes } = z.parse(AnyResource, data);
    return {
      name: meta.event_name,
      userId: namesOf(body).userId,
      storeId: attributes.store_id,
      isTest: meta.test_mode ?? attributes.test_mode ?? false,
      changedAt: attributes.updated_at,
      content: contentOf(meta.event_name, data),
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof $ZodError) return null;
    throw error;
  }
}
