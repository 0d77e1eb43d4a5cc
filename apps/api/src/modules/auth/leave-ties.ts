import { type Database, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const me = sql`${sql.placeholder('userId')}::uuid`;
const rare = { named: false };

const follows = [
  sql`
    update users set followers_count = followers_count - lost.followers, following_count = following_count - lost.following
    from (
      select id, sum(followers)::int as followers, sum(following)::int as following from (
        select followed_id as id, 1 as followers, 0 as following from follows where follower_id = ${me}
        union all
        select follower_id, 0, 1 from follows where followed_id = ${me}
      ) ties group by id
    ) lost
    where users.id = lost.id`,
  sql`delete from follows where follower_id = ${me} or followed_id = ${me}`,
];

/** What tells of nobody any more: all that happened was the member's doing. Asked while their comments stand. */
const notifications = sql`
  delete from notifications where id in (
    select id from notifications
    where id in (select notification_id from notification_actors where actor_id = ${me}) and not exists (
      select 1 from notification_actors other
      where other.notification_id = notifications.id and other.actor_id <> ${me}
    )
    order by id for update
  )`;

const statements = [...follows, notifications].map((query) => statement(query, rare));

/** Ends a member's ties to others: follows both ways with the counters, and what others were told of them alone. */
export async function removeTies(db: Database, who: { userId: string }): Promise<void> {
  for (const run of statements) await run(db, who);
}

// What waits for a moderator for the member's report alone, and was not held for it, waits no more.
const unreport = statement(
  sql`
    with gone as (delete from reports where reporter_id = ${me} returning post_id, comment_id)
    delete from moderation_cases cases using gone
    where (cases.post_id = gone.post_id or cases.comment_id = gone.comment_id)
      and cases.reason = 'reports' and cases.decided_at is null
      and not exists (
        select 1 from reports other where other.reporter_id <> ${me} and other.decided_at is null
          and (other.post_id = cases.post_id or other.comment_id = cases.comment_id)
      )
      and 'approved' = coalesce(
        (select moderation_status from posts where posts.id = cases.post_id),
        (select moderation_status from comments where comments.id = cases.comment_id)
      )`,
  rare,
);

// Whoever reported something of the member's was told that it was decided on, by its id.
const untell = statement(
  sql`
    delete from notifications where id in (
      select told.id from reports join notifications told
        on told.user_id = reports.reporter_id and told.kind = 'report_decided'
        and told.subject_id in (reports.post_id, reports.comment_id)
      where reports.post_id in (select id from posts where user_id = ${me})
        or reports.comment_id in (
          select comments.id from comments join posts on posts.id = comments.post_id
          where ${me} in (comments.user_id, posts.user_id)
        )
      order by told.id for update of told
    )`,
  rare,
);

/** Takes back what a member reported, and what is told of reports of what was theirs. */
export async function removeReports(db: Database, who: { userId: string }): Promise<void> {
  await untell(db, who);
  await unreport(db, who);
}

const named = sql`strpos(details::text, ${me}::text) > 0`;

// What was done to the member, or to what was theirs, stays as a bare deed at a time; what the member did keeps to whom
// it was done. Words go in both.
const anonymise = statement(
  sql`
    with own as (
      select ${me} as id
      union all select id from posts where user_id = ${me}
      union all select id from comments where user_id = ${me}
    )
    update audit_log set
      actor_id = nullif(actor_id, ${me}),
      subject_id = case when subject_id in (select id from own) then null else subject_id end,
      details = case
        when subject_id in (select id from own) or ${named} then '{}'
        else details - '{reason,note}'::text[] end
    where actor_id = ${me} or subject_id in (select id from own) or ${named}`,
  rare,
);

/** Leaves of the audit log what says nothing of a member. */
export async function removeRecords(db: Database, who: { userId: string }): Promise<void> {
  await anonymise(db, who);
}
