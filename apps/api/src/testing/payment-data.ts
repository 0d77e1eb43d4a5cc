import { aboutNobody, omitted, ownId, type Place, row } from './personal-data-reasons.ts';

/** The columns of the tables about payments; see `personalData`. */
export const paymentData: Record<string, Record<string, Place>> = {
  subscriptions: {
    id: 'subscriptions.id',
    user_id: ownId,
    tier: 'subscriptions.tier',
    status: 'subscriptions.status',
    order_id: 'subscriptions.orderId',
    renews_at: 'subscriptions.renewsAt',
    ends_at: 'subscriptions.endsAt',
    trial_ends_at: 'subscriptions.trialEndsAt',
    past_due_since: 'subscriptions.pastDueSince',
    refunded_at: 'subscriptions.refundedAt',
    refunded_payment_at: 'subscriptions.refundedPaymentAt',
    paid_at: 'subscriptions.paidAt',
    changed_at: 'subscriptions.changedAt',
    created_at: 'subscriptions.createdAt',
  },
  checkouts: {
    id: row,
    user_id: ownId,
    tier: 'checkouts.tier',
    url: 'checkouts.url',
    created_at: 'checkouts.createdAt',
    expires_at: 'checkouts.expiresAt',
    closed_at: 'checkouts.closedAt',
  },
  billing_events: {
    id: row,
    body_hash: omitted('it is the hash of what the other columns hold'),
    body: omitted('it is stored for moments, until the other columns are read from it'),
    user_id: ownId,
    received_at: 'paymentEvents.receivedAt',
    processed_at: 'paymentEvents.processedAt',
    parked_because: 'paymentEvents.parkedBecause',
    name: 'paymentEvents.name',
    subscription_id: 'paymentEvents.subscriptionId',
    order_id: 'paymentEvents.orderId',
    status: 'paymentEvents.status',
    changed_at: 'paymentEvents.changedAt',
    refunded_at: 'paymentEvents.refundedAt',
    refunded_payment_at: 'paymentEvents.refundedPaymentAt',
    paid_at: 'paymentEvents.paidAt',
  },
  // A row outlives the account until the provider has confirmed, and so it names nobody.
  subscription_cancellations: aboutNobody('id', 'created_at', 'due_at', 'attempts'),
};
