import { literalTexts, subscriptions } from '@halved/db';
import { tiers } from '@halved/shared/tiers';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** How long a tier is kept after a payment has failed (docs/product.md §17). */
const graceDays = 14;

/**
 * Whether the newest payment was given back in full. If an older one was, the newest is still paid. Where the time of the
 * refunded payment is not known, the time of the refund takes its place.
 */
export const isRefunded = sql<boolean>`(${subscriptions.refundedAt} is not null and (${subscriptions.paidAt} is null
  or ${subscriptions.paidAt} <= coalesce(${subscriptions.refundedPaymentAt}, ${subscriptions.refundedAt})))`;

/** When the access that a subscription gives ends, by its status; null while it renews. */
export const accessEnd = sql<Date | null>`case ${subscriptions.status}
  when 'past_due' then ${subscriptions.pastDueSince} + make_interval(days => ${graceDays})
  when 'cancelled' then ${subscriptions.endsAt} end`;

/** Whether a subscription gives its tier now, by the database's clock. */
export const gives = sql<boolean>`(not ${isRefunded} and (
  ${subscriptions.status} in ('active', 'on_trial')
  or ${subscriptions.status} in ('past_due', 'cancelled') and coalesce(${accessEnd} > now(), false)))`;

/** The rank of a tier, the lowest first. */
export const rankOf = (tier: AnyColumn): SQL<number> =>
  sql<number>`array_position(array[${literalTexts(tiers)}], ${tier})`;
