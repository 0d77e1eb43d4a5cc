import {
  billingEvents,
  type Database,
  literalTexts,
  orNull,
  type RowOf,
  selecting,
  statement,
  subscriptions,
  users,
} from '@halved/db';
import { chargedStatuses } from '@halved/shared/subscription-kinds';
import type { PaidTier } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';
import type { ProviderSubscription } from '../../services/billing-objects.ts';
import { gives, isRefunded, rankOf } from './counting-queries.ts';

const p = sql.placeholder;
const id = sql`${p('id')}::text`;

const payerColumns = {
  userId: users.id,
  /** The tier of the stored subscription; null if it is not stored yet. */
  tier: orNull(subscriptions.tier),
};

const selectPayer = statement(
  selecting(
    payerColumns,
    (selectList) => sql`
      select ${selectList} from ${users} left join ${subscriptions} on ${subscriptions.id} = ${id}
      where ${users.id} = coalesce(
        (select ${subscriptions.userId} from ${subscriptions} where ${subscriptions.id} = ${id}),
        ${p('named')}::uuid
      ) for key share of ${users}`,
  ),
);

/** The member of a subscription: the one who has it, else the one whom the event names. */
export const payerOf = async (
  db: Database,
  subscription: { id: string; named: string | null },
): Promise<RowOf<typeof payerColumns> | undefined> => (await selectPayer(db, subscription))[0];

// A subscription never moves to another member.
const upsert = statement(sql`
  insert into subscriptions (id, user_id, tier, status, order_id, renews_at, ends_at, trial_ends_at, changed_at, created_at)
  values (
    ${id}, ${p('userId')}, ${p('tier')}, ${p('status')}, ${p('orderId')}, ${p('renewsAt')}, ${p('endsAt')},
    ${p('trialEndsAt')}, ${p('changedAt')}, ${p('createdAt')}
  )
  on conflict (id) do update set tier = excluded.tier, status = excluded.status, order_id = excluded.order_id,
    renews_at = excluded.renews_at, ends_at = excluded.ends_at, trial_ends_at = excluded.trial_ends_at,
    changed_at = excluded.changed_at
  where subscriptions.changed_at <= excluded.changed_at`);

/** Stores how the provider describes a subscription, unless a newer description is stored already. */
export async function storeSubscription(
  db: Database,
  userId: string,
  tier: PaidTier,
  {
    id: subscriptionId,
    status,
    orderId,
    renewsAt,
    endsAt,
    trialEndsAt,
    changedAt,
    createdAt,
  }: ProviderSubscription,
): Promise<void> {
  const moments = { renewsAt, endsAt, trialEndsAt, changedAt, createdAt };
  await upsert(db, { id: subscriptionId, userId, tier, status, orderId, ...moments });
}

// The events may arrive in any order, so what they say together is computed from all of them.
const complete = statement(
  selecting(
    { userId: subscriptions.userId },
    (selectList) => sql`
      with own as (
        select events.* from ${billingEvents} events
        join ${subscriptions} on ${subscriptions.id} = ${id} and (events.subscription_id = ${id}
          or events.subscription_id is null and events.order_id = ${subscriptions.orderId})
        where events.parked_because is null
      ),
      told as (
        select own.* from own join ${subscriptions} on ${subscriptions.id} = ${id}
        where own.status is not null and own.changed_at <= ${subscriptions.changedAt}
      )
      update ${subscriptions} set
        past_due_since = case when status = 'past_due' then coalesce((
          select min(told.changed_at) from told where told.status = 'past_due' and told.changed_at > coalesce(
            (select max(other.changed_at) from told other where other.status <> 'past_due'), '-infinity'
          )
        ), past_due_since, changed_at) end,
        refunded_at = greatest(refunded_at, (select max(own.refunded_at) from own)),
        refunded_payment_at = greatest(refunded_payment_at, (select max(own.refunded_payment_at) from own)),
        paid_at = greatest(paid_at, (select max(own.paid_at) from own))
      where ${subscriptions.id} = ${id}
      returning ${selectList}`,
  ),
);

/** Adds to a subscription what its events say about failed, successful and refunded payments. Returns its member. */
export const completeSubscription = async (
  db: Database,
  subscriptionId: string,
): Promise<string | undefined> => (await complete(db, { id: subscriptionId }))[0]?.userId;

const selectByOrder = statement(
  selecting(
    { id: subscriptions.id },
    (selectList) =>
      sql`select ${selectList} from ${subscriptions} where ${subscriptions.orderId} = ${p('orderId')}`,
  ),
);

/** The subscriptions that began with an order. */
export const subscriptionsOfOrder = async (db: Database, orderId: string): Promise<string[]> =>
  (await selectByOrder(db, { orderId })).map((row) => row.id);

const close = statement(
  sql`update checkouts set closed_at = now() where user_id = ${p('userId')} and closed_at is null`,
);

/** Closes the checkouts of a member who has paid. */
export async function closeCheckouts(db: Database, userId: string): Promise<void> {
  await close(db, { userId });
}

const isCharged = sql`${subscriptions.status} in (${literalTexts(chargedStatuses)})`;

// Of several subscriptions one that gives its tier stays before one that does not, of these the one with the highest
// tier, and of these the first.
const endOthers = statement(
  selecting(
    { id: sql<string>`id` },
    (selectList) => sql`
      with charged as (
        select ${subscriptions.id} as id, ${isRefunded} as refunded, row_number() over (
          order by ${isRefunded}, ${gives} desc, ${rankOf(subscriptions.tier)} desc, ${subscriptions.createdAt}
        ) as place
        from ${subscriptions} where ${subscriptions.userId} = ${p('userId')} and ${isCharged}
      )
      insert into subscription_cancellations (id)
      select id from charged where refunded or place > 1
      on conflict (id) do nothing returning ${selectList}`,
  ),
);

/**
 * Asks for the end of the payments for subscriptions that must not be charged again: refunded ones, and all but one of a
 * member who paid twice. Returns their ids.
 */
export const endSuperfluous = async (db: Database, userId: string): Promise<string[]> =>
  (await endOthers(db, { userId })).map((row) => row.id);
