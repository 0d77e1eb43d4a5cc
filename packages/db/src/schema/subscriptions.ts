import {
  type ParkingReason,
  parkingReasons,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@halved/shared/subscription-kinds';
import { type PaidTier, tiers } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './users.ts';

/** Paid subscriptions, as the provider of payments last described them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider’s id. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text().$type<PaidTier>().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    /** The provider’s id of the first order. A refund of that order names no subscription. */
    orderId: text(),
    renewsAt: momentColumn(),
    endsAt: momentColumn(),
    trialEndsAt: momentColumn(),
    /** When the status became `past_due`; null in every other status. */
    pastDueSince: momentColumn(),
    /** When a payment was last refunded in full. */
    refundedAt: momentColumn(),
    /** When the latest payment that was refunded in full had been demanded. */
    refundedPaymentAt: momentColumn(),
    /** When the latest successful payment was demanded. A payment after a refund starts the tier again. */
    paidAt: momentColumn(),
    /** When the provider last changed the subscription. An older description changes nothing. */
    changedAt: momentColumn().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_by_user').on(table.userId),
    index('subscriptions_by_order').on(table.orderId),
    oneOf('subscriptions_tier', table.tier, tiers),
    oneOf('subscriptions_status', table.status, subscriptionStatuses),
  ],
);

/** The pages on which members were asked to pay. An open one is shown again, so that nobody pays twice. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text().$type<PaidTier>().notNull(),
    url: text().notNull(),
    createdAt: createdAt(),
    expiresAt: momentColumn().notNull(),
    /** When the member paid, or opened a checkout for another tier. */
    closedAt: momentColumn(),
  },
  (table) => [
    index('checkouts_by_user').on(table.userId, table.createdAt),
    oneOf('checkouts_tier', table.tier, tiers),
  ],
);

/**
 * The inbox of the events that the provider of payments sends. An event is stored before it is confirmed, and applied
 * afterwards. The columns after `processedAt` hold what the history of a subscription needs. Only `subscriptionId` is
 * stored before, if the event describes a subscription.
 */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: idColumn(),
    /** The SHA-256 of the body, by which a repeated event is recognised. */
    bodyHash: bytesColumn().notNull(),
    /** The event as it came; null once it is processed, because it names its payer. */
    body: text(),
    /** The member whom the event names, if there is one. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: createdAt(),
    processedAt: momentColumn(),
    /** Why the event was not applied; null if it was. */
    parkedBecause: text().$type<ParkingReason>(),
    name: text(),
    subscriptionId: text(),
    orderId: text(),
    status: text().$type<SubscriptionStatus>(),
    /** When the provider changed what the event describes. */
    changedAt: momentColumn(),
    refundedAt: momentColumn(),
    refundedPaymentAt: momentColumn(),
    paidAt: momentColumn(),
  },
  (table) => [
    uniqueIndex('billing_events_body').on(table.bodyHash),
    index('billing_events_waiting').on(table.id).where(sql`${table.processedAt} is null`),
    index('billing_events_by_subscription').on(table.subscriptionId),
    index('billing_events_by_order').on(table.orderId),
    index('billing_events_by_user').on(table.userId),
    index('billing_events_age').on(table.receivedAt),
    oneOf('billing_events_parked', table.parkedBecause, parkingReasons),
  ],
);

/**
 * Subscriptions for which the provider is asked to demand no more payments. A row names no member, because it outlives a
 * deleted account until the provider has confirmed.
 */
export const subscriptionCancellations = pgTable(
  'subscription_cancellations',
  {
    /** The provider’s id of the subscription. */
    id: text().primaryKey(),
    createdAt: createdAt(),
    /** The provider is not asked before this moment. A worker that asks moves it ahead, as for mail. */
    dueAt: createdAt(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('subscription_cancellations_due').on(table.dueAt)],
);
