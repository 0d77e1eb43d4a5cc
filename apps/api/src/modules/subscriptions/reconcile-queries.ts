import { createHash } from 'node:crypto';
import { billingEvents, checkouts, type Database, newId, selecting, statement, users } from '@halved/db';
import type { SubscriptionStatus } from '@halved/shared/subscription-kinds';
import type { PaidTier } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

// The provider’s list does not say who the member is. An event said it, also one that was parked. If none arrived, it is
// the member with the payer’s address who was shown a checkout for this tier before the subscription began.
const told = sql`
  select ${billingEvents.userId} from ${billingEvents}
  where ${billingEvents.subscriptionId} = ${p('id')}::text and ${billingEvents.userId} is not null limit 1`;
const asked = sql`
  select ${checkouts.userId} from ${checkouts} join ${users} on ${users.id} = ${checkouts.userId}
  where lower(${users.email}) = lower(${p('email')}::text) and ${users.emailVerifiedAt} is not null
    and ${checkouts.tier} = ${p('tier')}::text and ${checkouts.createdAt} <= ${p('createdAt')}::timestamptz limit 1`;
const selectMember = statement(
  selecting(
    { userId: sql<string | null>`coalesce((${told}), (${asked}))` },
    (selectList) => sql`select ${selectList}`,
  ),
);

/** The member to whom a subscription belongs that is not stored yet; null if nothing says it. */
export const memberOf = async (
  db: Database,
  subscription: { id: string; email: string | null; tier: PaidTier | undefined; createdAt: Date },
): Promise<string | null> => (await selectMember(db, subscription))[0]?.userId ?? null;

// What follows from several events, such as the days of grace, would be wrong if an event that was lost were missing
// among them. Nothing is added if the event has arrived, or if a newer description is stored.
const addDescription = statement(sql`
  insert into billing_events (id, body_hash, user_id, subscription_id, order_id, status, changed_at, processed_at)
  select ${p('eventId')}::uuid, ${p('hash')}, user_id, id, order_id, status, changed_at, now() from subscriptions
  where id = ${p('id')}::text and changed_at = ${p('changedAt')}::timestamptz and not exists (
    select 1 from billing_events told where told.subscription_id = subscriptions.id and told.parked_because is null
      and told.status = subscriptions.status and told.changed_at = subscriptions.changed_at
  )
  on conflict (body_hash) do nothing`);

/** Adds the provider’s description of a subscription to its events, as if one had told it. */
export async function rememberDescription(
  db: Database,
  { id, changedAt, status }: { id: string; changedAt: Date; status: SubscriptionStatus },
): Promise<void> {
  const hash = createHash('sha256').update(`${id} ${changedAt.toISOString()} ${status}`).digest();
  await addDescription(db, { eventId: newId(), hash, id, changedAt });
}

const addRefund = statement(
  selecting(
    { id: sql<string>`id` },
    (selectList) => sql`
      with known as (
        select greatest(refunded_at, ${p('refundedAt')}::timestamptz) as refunded_at,
          greatest(refunded_payment_at, ${p('paymentAt')}::timestamptz) as payment_at
        from subscriptions where id = ${p('id')}::text
      )
      update subscriptions set refunded_at = known.refunded_at, refunded_payment_at = known.payment_at from known
      where id = ${p('id')}::text and (subscriptions.refunded_at, subscriptions.refunded_payment_at)
        is distinct from (known.refunded_at, known.payment_at)
      returning ${selectList}`,
  ),
);

/** Stores a refund that no event told. Returns whether it is new. */
export const storeRefund = async (
  db: Database,
  refund: { id: string; refundedAt: Date; paymentAt: Date },
): Promise<boolean> => (await addRefund(db, refund)).length > 0;

const selectEnded = statement(
  selecting(
    { id: users.id },
    (selectList) => sql`
      select ${selectList} from ${users}
      where ${users.paidTier} <> 'free' and ${users.paidTierUntil} <= now() limit 500`,
  ),
);

/** Members whose paid tier has ended since it was last computed. */
export const findEndedTiers = (db: Database): Promise<{ id: string }[]> => selectEnded(db);
