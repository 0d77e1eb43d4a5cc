import {
  commentSeenBy,
  comments,
  type Database,
  literalInt,
  outbox,
  posts,
  type RowOf,
  selecting,
  sentMails,
  statement,
  users,
  visibleTo,
} from '@halved/db';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { isMailWaiting } from '../../services/outbox-queries.ts';

/** How many days the overview looks back, today included. */
export const shownDays = 30;

const firstDay = sql`(date_trunc('day', now(), 'UTC') - interval '1 day' * ${literalInt(shownDays - 1)})`;

const day = {
  date: sql<string>`date`,
  members: sql<number>`sum(members)::int`,
  worries: sql<number>`sum(worries)::int`,
  comments: sql<number>`sum(comments)::int`,
};
const dateOf = (moment: AnyColumn) => sql`(${moment} at time zone 'UTC')::date::text as date`;
const counted = (moment: AnyColumn, numbers: SQL, from: SQL) =>
  sql`select ${dateOf(moment)}, ${numbers} from ${from} and ${moment} >= ${firstDay} group by 1`;

// Worries and comments are those that visitors see.
const selectDays = statement(
  selecting(
    day,
    (selectList) => sql`
      select ${selectList} from (
        ${counted(users.createdAt, sql`count(*) as members, 0 as worries, 0 as comments`, sql`${users} where true`)}
        union all
        ${counted(posts.publishedAt, sql`0, count(*), 0`, sql`${posts} where ${visibleTo('visitor')}`)}
        union all
        ${counted(
          comments.createdAt,
          sql`0, 0, count(*)`,
          sql`${comments} join ${posts} on ${posts.id} = ${comments.postId}
            where ${commentSeenBy('visitor', comments)} and ${visibleTo('visitor')}`,
        )}
      ) counted group by date`,
  ),
);

/** How many members, worries and comments were new on each of the last days that had any. */
export const countDays = (db: Database): Promise<RowOf<typeof day>[]> => selectDays(db);

const community = {
  total: sql<number>`count(*)::int`,
  suspended: sql<number>`count(*) filter (where ${suspendedNow})::int`,
  databaseBytes: sql<number>`pg_database_size(current_database())::float8`,
  now: sql<Date>`now()`,
};
const selectCommunity = statement(
  selecting(community, (selectList) => sql`select ${selectList} from ${users}`),
);

/** How many members there are, and how large the database is. */
export const countCommunity = async (db: Database): Promise<RowOf<typeof community> | undefined> =>
  (await selectCommunity(db))[0];

const mail = {
  sent: sql<number>`(
    select coalesce(sum(count), 0)::int from ${sentMails} where hour > now() - interval '24 hours'
  )`,
  waiting: sql<number>`count(*)::int`,
  failed: sql<number>`count(*) filter (where ${outbox.attempts} > 0)::int`,
  oldestAt: sql<Date | null>`min(${outbox.createdAt})`,
};
const selectMail = statement(
  selecting(mail, (selectList) => sql`select ${selectList} from ${outbox} where ${isMailWaiting}`),
);

/** The mail of the last 24 hours, and what waits. */
export const countMail = async (db: Database): Promise<RowOf<typeof mail>> =>
  (await selectMail(db))[0] ?? { sent: 0, waiting: 0, failed: 0, oldestAt: null };
