import { type Database, statement, subscriptions, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { accessEnd, gives, rankOf } from './counting-queries.ts';

const userId = sql`${sql.placeholder('userId')}::uuid`;

// Of several subscriptions the one counts that gives the highest tier, and of these the one that gives it longest.
const keep = statement(sql`
  update ${users} set paid_tier = coalesce(best.tier, 'free'), paid_tier_until = best.until
  from (select 1) as one left join (
    select ${subscriptions.tier} as tier, ${accessEnd} as until from ${subscriptions}
    where ${subscriptions.userId} = ${userId} and ${gives}
    order by ${rankOf(subscriptions.tier)} desc, until desc nulls first
    limit 1
  ) as best on true
  where ${users.id} = ${userId}
    and (${users.paidTier}, ${users.paidTierUntil}) is distinct from (coalesce(best.tier, 'free'), best.until)`);

/** Brings the paid tier of a member (`users.paid_tier`) in line with the member’s subscriptions. */
export const keepPaidTier = async (db: Database, member: { id: string }): Promise<void> => {
  await keep(db, { userId: member.id });
};
