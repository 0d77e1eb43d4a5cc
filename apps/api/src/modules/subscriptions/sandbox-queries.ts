import { type Database, type RowOf, selecting, statement, subscriptions, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const columns = {
  id: subscriptions.id,
  orderId: sql<string>`coalesce(${subscriptions.orderId}, ${subscriptions.id})`,
  userId: subscriptions.userId,
  email: users.email,
  tier: subscriptions.tier,
  status: subscriptions.status,
  renewsAt: subscriptions.renewsAt,
  endsAt: subscriptions.endsAt,
  trialEndsAt: subscriptions.trialEndsAt,
  createdAt: subscriptions.createdAt,
  /** The moment of the next event, later than that of the last one. */
  at: sql<Date>`greatest(clock_timestamp(), ${subscriptions.changedAt} + interval '1 millisecond')`,
  inAMonth: sql<Date>`greatest(now(), ${subscriptions.renewsAt}) + interval '1 month'`,
};

export type SandboxRow = RowOf<typeof columns>;

const select = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${subscriptions} join ${users} on ${users.id} = ${subscriptions.userId}
      where ${subscriptions.id} = ${p('id')}`,
  ),
);

/** A subscription of the sandbox, whose only record is the row of this server. */
export const findSandboxSubscription = async (db: Database, id: string): Promise<SandboxRow | undefined> =>
  (await select(db, { id }))[0];

const beginningColumns = {
  email: users.email,
  hasPaidBefore: sql<boolean>`exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id})`,
  at: sql<Date>`now()`,
  inAWeek: sql<Date>`now() + interval '7 days'`,
  inAMonth: sql<Date>`now() + interval '1 month'`,
};

const selectBeginning = statement(
  selecting(
    beginningColumns,
    (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${p('userId')}`,
  ),
);

/** What a new subscription of a member begins with. */
export const findBeginning = async (
  db: Database,
  userId: string,
): Promise<RowOf<typeof beginningColumns> | undefined> => (await selectBeginning(db, { userId }))[0];
