import { billingEvents, type Database, newId, type RowOf, selecting, statement } from '@halved/db';
import type { ParkingReason, SubscriptionStatus } from '@halved/shared/subscription-kinds';
import { eq, sql } from 'drizzle-orm';

const p = sql.placeholder;

// The lock waits for an account that is being deleted, which then has no row.
const insert = statement(
  selecting(
    { id: billingEvents.id },
    (selectList) => sql`
      with named as materialized (select id from users where id = ${p('userId')}::uuid for key share)
      insert into ${billingEvents} (id, body_hash, body, user_id, subscription_id)
      values (${p('id')}, ${p('hash')}, ${p('body')}, (select id from named), ${p('subscriptionId')})
      on conflict (body_hash) do nothing returning ${selectList}`,
  ),
);

/** Stores an event, once. Returns whether it is new. */
export const storeEvent = async (
  db: Database,
  event: { hash: Buffer; body: string; userId: string | null; subscriptionId: string | null },
): Promise<boolean> => (await insert(db, { ...event, id: newId() })).length > 0;

const waitingColumns = { id: billingEvents.id };
const selectWaiting = statement(
  selecting(
    waitingColumns,
    (selectList) => sql`
      select ${selectList} from ${billingEvents}
      where ${billingEvents.processedAt} is null and ${billingEvents.id} > ${p('after')}
      order by ${billingEvents.id} limit 50`,
  ),
);

/** Some events that wait, in the order of their arrival. */
export const waitingEvents = (db: Database, after: string): Promise<RowOf<typeof waitingColumns>[]> =>
  selectWaiting(db, { after });

const lock = statement(sql`select pg_advisory_xact_lock(hashtextextended('subscriptions', 0))`);

/**
 * Makes this transaction the only one that changes subscriptions until it ends. Events are rare, and so none is applied
 * to a state that another one is changing.
 */
export async function lockSubscriptions(db: Database): Promise<void> {
  await lock(db);
}

const selectBody = statement(
  selecting(
    { body: billingEvents.body },
    (selectList) => sql`
      select ${selectList} from ${billingEvents}
      where ${billingEvents.id} = ${p('id')} and ${billingEvents.processedAt} is null for update`,
  ),
);

/** The body of an event, locked; undefined if it was processed meanwhile. */
export const claimEvent = async (db: Database, id: string): Promise<string | undefined> =>
  (await selectBody(db, { id }))[0]?.body ?? undefined;

/** What is kept of an event after its body. */
interface Remembered {
  parkedBecause?: ParkingReason | undefined;
  name?: string;
  subscriptionId?: string | null;
  orderId?: string | null;
  status?: SubscriptionStatus;
  changedAt?: Date;
  refundedAt?: Date;
  refundedPaymentAt?: Date;
  paidAt?: Date;
}

/** Marks an event as processed, and forgets its body. */
export async function finishEvent(db: Database, id: string, remembered: Remembered): Promise<void> {
  await db
    .update(billingEvents)
    .set({ ...remembered, body: null, processedAt: sql`now()` })
    .where(eq(billingEvents.id, id));
}
