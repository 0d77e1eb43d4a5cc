import { type Database, orNull, type RowOf, selecting, statement, subscriptions, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { tierInForce } from '../../services/account-queries.ts';
import { gives, isRefunded, rankOf } from './counting-queries.ts';

const p = sql.placeholder;

/** Whether the member can still change a subscription at the provider, also when it gives no tier any more. */
export const isRunning = sql`not ${isRefunded} and case ${subscriptions.status}
  when 'expired' then false
  when 'cancelled' then coalesce(${subscriptions.endsAt} > now(), false)
  else true end`;

const columns = {
  email: users.email,
  tier: tierInForce,
  /** The subscription that the member can change; null if there is none. */
  subscriptionId: orNull(subscriptions.id),
  subscribedTier: orNull(subscriptions.tier),
};

const selectPayer = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${users}
      left join ${subscriptions} on ${subscriptions.userId} = ${users.id} and ${isRunning}
      where ${users.id} = ${p('userId')}
      order by ${gives} desc nulls last, ${rankOf(subscriptions.tier)} desc nulls last, ${subscriptions.createdAt}
      limit 1`,
  ),
);

/** A member with the tier in force and the subscription that can be changed; undefined if the account is gone. */
export const findPayer = async (db: Database, userId: string): Promise<RowOf<typeof columns> | undefined> =>
  (await selectPayer(db, { userId }))[0];
