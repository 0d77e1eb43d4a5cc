import { type Database, rareStatement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { memberId } from './leave-queries.ts';

const follows = [
  sql`
    update users set followers_count = followers_count - lost.followers, following_count = following_count - lost.following
    from (
      select id, sum(followers)::int as followers, sum(following)::int as following from (
        select followed_id as id, 1 as followers, 0 as following from follows where follower_id = ${memberId}
        union all
        select follower_id, 0, 1 from follows where followed_id = ${memberId}
      ) ties group by id
    ) lost
    where users.id = lost.id`,
  sql`delete from follows where follower_id = ${memberId} or followed_id = ${memberId}`,
];

/**
 * Deletes the notifications whose only actor is the member. This statement runs before the member's comments are
 * deleted, because foreign keys then delete the actors that the statement looks for.
 */
const notifications = sql`
  delete from notifications where id in (
    select id from notifications
    where id in (select notification_id from notification_actors where actor_id = ${memberId}) and not exists (
      select 1 from notification_actors other
      where other.notification_id = notifications.id and other.actor_id <> ${memberId}
    )
    order by id for update
  )`;

const statements = [...follows, notifications].map((query) => rareStatement(query));

/**
 * Deletes a member's follows in both directions, corrects their counters, and deletes the notifications with no other
 * actor.
 */
export async function removeTies(db: Database, member: { userId: string }): Promise<void> {
  for (const run of statements) await run(db, member);
}

// Comments under posts that are not public. They are held only because of reports, and the last of these is the
// member's. Moderators see such comments only while they are reported, so without the member's report nobody could
// decide on them.
const undecidableComments = sql`
  select comments.id, comments.post_id, comments.parent_id
  from reports join comments on comments.id = reports.comment_id
    join posts on posts.id = comments.post_id
    join moderation_cases cases on cases.comment_id = comments.id
  where reports.reporter_id = ${memberId} and posts.privacy_level <> 'public'
    and comments.deleted_at is null and comments.moderation_status = 'pending'
    and cases.reason = 'reports' and cases.decided_at is null
    and not exists (
      select 1 from reports other
      where other.comment_id = comments.id and other.reporter_id <> ${memberId} and other.decided_at is null
    )`;

// The counters are corrected first, because these comments are found only while they are held.
const countUndecidable = rareStatement(
  sql`
    with approved as materialized (${undecidableComments}),
    counted as (
      update posts set comments_count = comments_count + under.count
      from (select post_id, count(*)::int as count from approved group by post_id) under
      where posts.id = under.post_id
    )
    update comments set replies_count = replies_count + under.count
    from (select parent_id, count(*)::int as count from approved group by parent_id) under
    where comments.id = under.parent_id`,
);

const approveUndecidable = rareStatement(
  sql`update comments set moderation_status = 'approved' from (${undecidableComments}) approved where comments.id = approved.id`,
);

// Deletes the member's reports, and every open case that has no other report and whose subject is not held.
const deleteReports = rareStatement(
  sql`
    with deleted as (delete from reports where reporter_id = ${memberId} returning post_id, comment_id)
    delete from moderation_cases cases using deleted
    where (cases.post_id = deleted.post_id or cases.comment_id = deleted.comment_id)
      and cases.reason = 'reports' and cases.decided_at is null
      and not exists (
        select 1 from reports other where other.reporter_id <> ${memberId} and other.decided_at is null
          and (other.post_id = cases.post_id or other.comment_id = cases.comment_id)
      )
      and 'approved' = coalesce(
        (select moderation_status from posts where posts.id = cases.post_id),
        (select moderation_status from comments where comments.id = cases.comment_id)
      )`,
);

// Deletes the notifications of those who reported a text of the member, because they hold the id of the text.
const deleteReportNotifications = rareStatement(
  sql`
    delete from notifications where id in (
      select decided.id from reports join notifications decided
        on decided.user_id = reports.reporter_id and decided.kind = 'report_decided'
        and decided.subject_id in (reports.post_id, reports.comment_id)
      where reports.post_id in (select id from posts where user_id = ${memberId})
        or reports.comment_id in (
          select comments.id from comments join posts on posts.id = comments.post_id
          where ${memberId} in (comments.user_id, posts.user_id)
        )
      order by decided.id for update of decided
    )`,
);

/**
 * Deletes a member's reports, and the notifications about reports of the member's texts. Approves the comments that
 * nobody could decide on any more.
 */
export async function removeReports(db: Database, member: { userId: string }): Promise<void> {
  await deleteReportNotifications(db, member);
  await countUndecidable(db, member);
  await approveUndecidable(db, member);
  await deleteReports(db, member);
}

const mentionsMember = sql`strpos(details::text, ${memberId}::text) > 0`;

// A record about the member, or about a text of the member, loses its subject and its details. A record of what the
// member did keeps its subject, but loses the written reason and note.
const anonymize = rareStatement(
  sql`
    with own as (
      select ${memberId} as id
      union all select id from posts where user_id = ${memberId}
      union all select id from comments where user_id = ${memberId}
    )
    update audit_log set
      actor_id = nullif(actor_id, ${memberId}),
      subject_id = case when subject_id in (select id from own) then null else subject_id end,
      details = case
        when subject_id in (select id from own) or ${mentionsMember} then '{}'
        else details - '{reason,note}'::text[] end
    where actor_id = ${memberId} or subject_id in (select id from own) or ${mentionsMember}`,
);

// The invitations of an admin still work, without the admin's notes.
const forgetNotes = rareStatement(sql`update invites set note = null where created_by = ${memberId}`);

// The question of a moderator to the others still stands, without the words.
const forgetQuestions = rareStatement(
  sql`update moderation_cases set opinion_note = null where opinion_asked_by = ${memberId}`,
);
const endClaims = rareStatement(
  sql`update moderation_cases set claimed_by = null, claimed_until = null where claimed_by = ${memberId}`,
);

/** Erases a member from the audit log, the notes of their invitations, and their words and claims from cases. */
export async function removeRecords(db: Database, member: { userId: string }): Promise<void> {
  await forgetNotes(db, member);
  await anonymize(db, member);
  await forgetQuestions(db, member);
  await endClaims(db, member);
}
