import { literalTexts } from '@halved/db';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';

/** Something that a member may be told of, as SQL; `id` is the notification's, should there be none unread yet. */
interface Deed {
  id: SQL;
  /** Who is told. */
  userId: SQL;
  kind: NotificationKind;
  subjectId: SQL;
  /** Whose doing it was; the house's where it is left out. */
  actorId?: SQL;
  postId?: SQL;
  commentId?: SQL;
  /** The comment that was written. */
  saidId?: SQL;
}

const nothing = sql`null`;

/** A deed as a select list, for the rows that `telling` takes. */
export const deed = (of: Deed): SQL => sql`
  ${of.id}::uuid as id, ${of.userId}::uuid as user_id, ${literalTexts([of.kind])}::text as kind,
  ${of.subjectId}::uuid as subject_id, ${of.actorId ?? nothing}::uuid as actor_id, ${of.postId ?? nothing}::uuid as post_id,
  ${of.commentId ?? nothing}::uuid as comment_id, ${of.saidId ?? nothing}::uuid as said_id`;

/** What “support notifications” turns off; what was told before stays. */
const support: readonly string[] = ['like', 'comment', 'reply'] satisfies NotificationKind[];
/** What can be taken back and done again; who read of it once is not told again. */
const repeatable: readonly string[] = ['like', 'follow', 'resolution'] satisfies NotificationKind[];

/**
 * Parts of a `with` that tell members of `deeds` in the statement that does them: nobody of their own, nor whoever does
 * not want it. What is alike about one thing joins the unread row there is, which then moves up, once a minute: a worry
 * that a hundred people like at once is not rewritten a hundred times. Whoever tells two members takes their rows in one
 * order. Whoever calls has locked what the deed is about, so that nothing is done and undone at once.
 */
export const telling = (deeds: SQL): SQL => sql`
  deeds as materialized (${deeds}),
  heard as materialized (
    select deeds.* from deeds
    where user_id is distinct from actor_id
      and not (kind in (${literalTexts(support)}) and exists (
        select 1 from notification_preferences chosen
        where chosen.user_id = deeds.user_id and not chosen.support_notifications
      ))
      and not (kind in (${literalTexts(repeatable)}) and exists (
        select 1 from notifications past
        join notification_actors before on before.notification_id = past.id and before.actor_id = deeds.actor_id
        where past.user_id = deeds.user_id and past.kind = deeds.kind and past.subject_id = deeds.subject_id
          and past.read_at is not null
      ))
  ),
  current as materialized (
    select unread.id, unread.user_id, unread.kind, unread.subject_id
    from heard join notifications unread using (user_id, kind, subject_id)
    where unread.read_at is null and unread.created_at > now() - interval '1 minute'
    order by user_id for no key update of unread
  ),
  moved as (
    insert into notifications (id, user_id, kind, subject_id, post_id, comment_id)
    select id, user_id, kind, subject_id, post_id, comment_id from heard
    where (user_id, kind, subject_id) not in (select user_id, kind, subject_id from current) order by user_id
    on conflict (user_id, kind, subject_id) where read_at is null do update set created_at = excluded.created_at
    returning id, user_id, kind, subject_id
  ),
  behind as (
    insert into notification_actors (notification_id, actor_id, comment_id)
    select told.id, heard.actor_id, heard.said_id
    from (select * from current union all select * from moved) told join heard using (user_id, kind, subject_id) where heard.actor_id is not null
    on conflict (notification_id, actor_id) do update
      set comment_id = excluded.comment_id, created_at = excluded.created_at
  )`;

/**
 * A part of a `with` that takes one who took something back out of what was told and not read; `undone` are rows of
 * user_id, subject_id and actor_id. A row that nobody is behind any more is shown to nobody, and used again or swept.
 */
export const untelling = (kind: NotificationKind, undone: SQL): SQL => sql`
  untold as (
    delete from notification_actors actor using notifications unread, (${undone}) undone
    where unread.user_id = undone.user_id and unread.kind = ${literalTexts([kind])}
      and unread.subject_id = undone.subject_id and unread.read_at is null
      and actor.notification_id = unread.id and actor.actor_id = undone.actor_id
  )`;
