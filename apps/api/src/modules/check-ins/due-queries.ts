import {
  type Database,
  literalInt,
  notificationPreferences,
  posts,
  type RowOf,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow, tierInForce } from '../../services/account-queries.ts';
import { joinPreferences, preferenceColumns, quietHoursColumns } from '../notify/public.ts';
import { isOpenPost } from './ask-queries.ts';
import { membersAtOnce } from './notify-each.ts';

const p = sql.placeholder;

/** A member who has been away for longer is not asked. A check-in must not follow somebody who has left. */
const awayDays = 60;

const preferences = notificationPreferences;
const lastSeenAt = sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`;
const frequency = preferenceColumns.checkInFrequency;

/** A member, and everything that their next check-in depends on. For statements with `joinPreferences`. */
export const memberColumns = {
  id: users.id,
  tier: tierInForce,
  createdAt: users.createdAt,
  checkInFrequency: frequency,
  ...quietHoursColumns,
  lastCheckInAt: sql<Date | null>`${preferences.lastCheckInAt}`,
  lastReminderAt: sql<Date | null>`${preferences.lastReminderAt}`,
};

export type MemberToAsk = RowOf<typeof memberColumns>;

// The least time between two check-ins. It is fourteen hours shorter than the frequency, because the last one may have
// come late on its day, and the next one comes at ten.
const leastPause = sql`case ${frequency}
  when 'daily' then interval '10 hours' when 'weekly' then interval '6 days 10 hours'
  when 'biweekly' then interval '13 days 10 hours' else interval '27 days 10 hours' end`;

const openPost = sql`exists (
  select 1 from ${posts} where ${posts.userId} = ${users.id} and ${isOpenPost} offset 0
)`;

/** Whether a member may be asked or reminded at all. `now` is a placeholder. */
export const mayBeAsked = sql`(not ${suspendedNow} and ${frequency} <> 'never'
  and ${lastSeenAt} > ${p('now')}::timestamptz - make_interval(days => ${literalInt(awayDays)}))`;

const selectMembers = statement(
  selecting(
    memberColumns,
    (selectList) => sql`
      select ${selectList} from ${users} ${joinPreferences}
      where ${users.id} > ${p('after')}::uuid and ${mayBeAsked}
        and coalesce(${preferences.lastCheckInAt}, ${users.createdAt}) < ${p('now')}::timestamptz - ${leastPause}
        and ${openPost}
      order by ${users.id} limit ${literalInt(membersAtOnce)}`,
  ),
);

/**
 * Members who may be due for a check-in, by id. The frequency is checked roughly; `nextCheckIn` decides with the
 * member's clock.
 */
export const findMembersToAsk = (db: Database, now: Date, after: string): Promise<MemberToAsk[]> =>
  selectMembers(db, { now, after });

const selectMember = statement(
  selecting(
    memberColumns,
    (selectList) => sql`
      select ${selectList} from ${users} ${joinPreferences}
      where ${users.id} = ${p('userId')}`,
  ),
);

/** One member, whether due or not; undefined if the account is gone. */
export const findMember = async (db: Database, userId: string): Promise<MemberToAsk | undefined> =>
  (await selectMember(db, { userId }))[0];
