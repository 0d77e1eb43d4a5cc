import { type Database, orNull, type RowOf, selecting, statement, subscriptions, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { accessEnd, gives, isRefunded, rankOf } from './counting-queries.ts';
import { isRunning } from './running-queries.ts';

const columns = {
  grantedTier: users.grantedTier,
  grantedTierUntil: users.grantedTierUntil,
  isGranted: sql<boolean>`(${users.grantedTierUntil} is null or ${users.grantedTierUntil} > now())`,
  /** Null if the member never paid, like the columns after it. */
  id: orNull(subscriptions.id),
  tier: orNull(subscriptions.tier),
  status: orNull(subscriptions.status),
  renewsAt: subscriptions.renewsAt,
  endsAt: subscriptions.endsAt,
  trialEndsAt: subscriptions.trialEndsAt,
  refundedAt: subscriptions.refundedAt,
  accessEnd,
  gives: sql<boolean | null>`${gives}`,
  isRefunded: sql<boolean | null>`${isRefunded}`,
  /** Also of the subscriptions beside the one that counts. */
  hasPortal: sql<boolean>`exists (
    select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id} and ${isRunning})`,
};

export type CurrentRow = RowOf<typeof columns>;

// Of several subscriptions the one counts that gives the highest tier; if none gives one, the latest.
const selectCurrent = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${users} left join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${users.id} = ${sql.placeholder('userId')}
      order by ${gives} desc nulls last, ${rankOf(subscriptions.tier)} * (${gives})::int desc,
        ${subscriptions.changedAt} desc
      limit 1`,
  ),
);

/** What was granted to a member, beside the paid subscription that counts. */
export const findCurrent = async (db: Database, userId: string): Promise<CurrentRow | undefined> =>
  (await selectCurrent(db, { userId }))[0];
