import { type Database, type RowOf, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const counts = {
  waiting: sql<number>`(
    select count(*)::int from billing_events where processed_at is null and received_at < now() - interval '10 minutes'
  )`,
  parked: sql<number>`(
    select count(*)::int from billing_events where parked_because is not null and received_at > now() - interval '30 days'
  )`,
  stuck: sql<number>`(select count(*)::int from subscription_cancellations where attempts >= 5)`,
};
const selectCounts = statement(selecting(counts, (selectList) => sql`select ${selectList}`));

/** Counts what about payments waits for the operator. */
export const countPayments = async (db: Database): Promise<RowOf<typeof counts>> =>
  (await selectCounts(db))[0] ?? { waiting: 0, parked: 0, stuck: 0 };
