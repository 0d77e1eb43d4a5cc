import { commentSeenBy, comments, type Database, literalInt, rareStatement, selecting } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { memberId } from './leave-queries.ts';

/** The maximum number of rows that one statement deletes, so that each statement stays far below its time limit. */
const batch = 5_000;

// Rows are deleted table by table, because foreign keys would search every table once for each post.
const deleteUnderOwnPosts = (table: SQL) =>
  rareStatement(
    selecting(
      { count: sql<number>`count(*)::int` },
      (selectList) => sql`
        with deleted as (
          delete from ${table} where ctid in (
            select child.ctid from posts join ${table} child on child.post_id = posts.id
            where posts.user_id = ${memberId} limit ${literalInt(batch)}
          )
          returning 1
        )
        select ${selectList} from deleted`,
    ),
  );

const underOwnPosts = [sql`notifications`, sql`likes`, sql`comments`].map(deleteUnderOwnPosts);

const ownPosts = sql`delete from posts where user_id = ${memberId}`;

const othersCounters = [
  sql`
    update posts set likes_count = likes_count - lost.likes, comments_count = comments_count - lost.comments
    from (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments from (
        select post_id, 1 as likes, 0 as comments from likes where user_id = ${memberId}
        union all
        select post_id, 0, 1 from comments where user_id = ${memberId} and ${commentSeenBy('visitor', comments)}
      ) own group by post_id
    ) lost
    where posts.id = lost.post_id`,
  sql`
    update comments set replies_count = replies_count - lost.replies
    from (
      select parent_id, count(*)::int as replies from comments
      where user_id = ${memberId} and ${commentSeenBy('visitor', comments)} and parent_id is not null group by parent_id
    ) lost
    where comments.id = lost.parent_id`,
];

/**
 * A comment of the member with replies of others becomes a stub. Any other comment is deleted, with the stubs above it
 * that have no other reply. The result is the same as if `deleteComment` deleted each comment.
 */
const deleteComments = sql`
  with recursive touched as (
    select id, parent_id from comments where user_id = ${memberId}
    union
    select above.id, above.parent_id from touched join comments above on above.id = touched.parent_id
    where above.user_id is null
  ),
  below as (
    select touched.id as holder, reply.id, coalesce(reply.user_id <> ${memberId}, false) as is_others
    from touched join comments reply on reply.parent_id = touched.id
    union all
    select below.holder, reply.id, coalesce(reply.user_id <> ${memberId}, false)
    from below join comments reply on reply.parent_id = below.id
    where not below.is_others
  ),
  kept as materialized (select distinct holder as id from below where is_others),
  emptied as (
    update comments set content = '', user_id = null, deleted_at = clock_timestamp()
    from kept where comments.id = kept.id and comments.user_id = ${memberId}
  ),
  deleted_reports as (delete from reports using kept where reports.comment_id = kept.id),
  deleted_cases as (delete from moderation_cases using kept where moderation_cases.comment_id = kept.id)
  delete from comments where id in (select id from touched except select id from kept)`;

const likes = sql`delete from likes where user_id = ${memberId}`;

const statements = [ownPosts, ...othersCounters, deleteComments, likes].map((query) => rareStatement(query));

/** Deletes the comments and likes of a member and everything under their posts, and corrects the counters of others. */
export async function removeWords(db: Database, member: { userId: string }): Promise<void> {
  for (const run of underOwnPosts) {
    let count = batch;
    while (count === batch) count = (await run(db, member))[0]?.count ?? 0;
  }
  for (const run of statements) await run(db, member);
}
