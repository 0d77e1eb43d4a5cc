import { billingEvents, checkouts, type Database, selecting, statement, users } from '@halved/db';
import type { PaidTier } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

// The provider’s list does not say who the member is. An event said it, also one that was parked. If none arrived, it is
// the member with the payer’s address who was shown a checkout for this tier before the subscription began.
const selectMember = statement(
  selecting(
    { userId: sql<string | null>`coalesce(told.user_id, asked.user_id)` },
    (selectList) => sql`
      select ${selectList} from (select 1) as one
      left join (
        select ${billingEvents.userId} as user_id from ${billingEvents}
        where ${billingEvents.subscriptionId} = ${p('id')}::text and ${billingEvents.userId} is not null limit 1
      ) told on true
      left join (
        select ${checkouts.userId} as user_id from ${checkouts} join ${users} on ${users.id} = ${checkouts.userId}
        where lower(${users.email}) = lower(${p('email')}::text) and ${users.emailVerifiedAt} is not null
          and ${checkouts.tier} = ${p('tier')}::text and ${checkouts.createdAt} <= ${p('createdAt')}::timestamptz
        limit 1
      ) asked on true`,
  ),
);

/** The member to whom a subscription belongs that is not stored yet; null if nothing says it. */
export const memberOf = async (
  db: Database,
  subscription: { id: string; email: string | null; tier: PaidTier | undefined; createdAt: Date },
): Promise<string | null> => (await selectMember(db, subscription))[0]?.userId ?? null;

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
