import { type Database, type RowOf, selecting, statement, subscriptionCancellations } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const columns = { id: subscriptionCancellations.id, attempts: subscriptionCancellations.attempts };
export type Cancellation = RowOf<typeof columns>;

// A worker that takes a row moves it ahead, by half a minute, a minute, two, up to an hour. So the row of a killed
// worker, and one whose provider does not answer, is due again by itself.
const lease = statement(
  selecting(
    columns,
    (selectList) => sql`
      with due as (
        select id from subscription_cancellations where due_at <= now() order by due_at limit 20 for update skip locked
      )
      update ${subscriptionCancellations} set attempts = attempts + 1,
        due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(attempts, 10)))
      where id in (select id from due)
      returning ${selectList}`,
  ),
);

/** Leases some subscriptions whose payments are to end. */
export const leaseCancellations = (db: Database): Promise<Cancellation[]> => lease(db);

const remove = statement(sql`delete from subscription_cancellations where id = ${p('id')}`);

export async function removeCancellation(db: Database, id: string): Promise<void> {
  await remove(db, { id });
}
