import { type Database, literalInt, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

const me = sql`${sql.placeholder('userId')}::uuid`;
const rare = { named: false };

const counts = sql`moderation_status = 'approved' and deleted_at is null`;

/** So many at once that no statement comes near the time it is given, however much stands under a member's worries. */
const batch = 5_000;

// Table by table: through their foreign keys each worry would ask every table by itself.
const underOwn = (table: SQL) =>
  statement<{ count: number }>(
    sql`
      with gone as (
        delete from ${table} where ctid in (
          select one.ctid from posts join ${table} one on one.post_id = posts.id
          where posts.user_id = ${me} limit ${literalInt(batch)}
        )
        returning 1
      )
      select count(*)::int as count from gone`,
    rare,
  );

const underOwnWorries = [sql`notifications`, sql`likes`, sql`comments`].map(underOwn);

const ownWorries = sql`delete from posts where user_id = ${me}`;

const othersCounters = [
  sql`
    update posts set likes_count = likes_count - lost.likes, comments_count = comments_count - lost.comments
    from (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments from (
        select post_id, 1 as likes, 0 as comments from likes where user_id = ${me}
        union all
        select post_id, 0, 1 from comments where user_id = ${me} and ${counts}
      ) own group by post_id
    ) lost
    where posts.id = lost.post_id`,
  sql`
    update comments set replies_count = replies_count - lost.replies
    from (
      select parent_id, count(*)::int as replies from comments
      where user_id = ${me} and ${counts} and parent_id is not null group by parent_id
    ) lost
    where comments.id = lost.parent_id`,
];

/**
 * Where something of others stands below it, a comment of the member becomes a stub; else it goes, and with it the
 * stubs above that nothing else hangs on. As one by one (`removeComment`), only at once.
 */
const comments = sql`
  with recursive touched as (
    select id, parent_id from comments where user_id = ${me}
    union
    select above.id, above.parent_id from touched join comments above on above.id = touched.parent_id
    where above.user_id is null
  ),
  below as (
    select touched.id as holder, answer.id, coalesce(answer.user_id <> ${me}, false) as is_others
    from touched join comments answer on answer.parent_id = touched.id
    union all
    select below.holder, answer.id, coalesce(answer.user_id <> ${me}, false)
    from below join comments answer on answer.parent_id = below.id
    where not below.is_others
  ),
  answered as materialized (select distinct holder as id from below where is_others),
  emptied as (
    update comments set content = '', user_id = null, deleted_at = clock_timestamp()
    from answered where comments.id = answered.id and comments.user_id = ${me}
  ),
  unreported as (delete from reports using answered where reports.comment_id = answered.id),
  closed as (delete from moderation_cases using answered where moderation_cases.comment_id = answered.id)
  delete from comments where id in (select id from touched except select id from answered)`;

const likes = sql`delete from likes where user_id = ${me}`;

const statements = [ownWorries, ...othersCounters, comments, likes].map((query) => statement(query, rare));

/** Takes away what a member wrote and liked, and what of others stands under it; the counters of others go with it. */
export async function removeWords(db: Database, who: { userId: string }): Promise<void> {
  for (const run of underOwnWorries) {
    let count = batch;
    while (count === batch) count = (await run(db, who))[0]?.count ?? 0;
  }
  for (const run of statements) await run(db, who);
}
