import { literalInt, literalTexts } from '@halved/db';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';

/** An event that a member may be notified of, as SQL. */
interface NotificationEvent {
  /** The id of the notification, if a new one is needed. */
  id: SQL;
  /** The member who is notified. */
  userId: SQL;
  kind: NotificationKind;
  subjectId: SQL;
  /** The member who caused the event; absent if the service caused it. */
  actorId?: SQL;
  postId?: SQL;
  commentId?: SQL;
  /** The comment that the actor wrote. */
  actorCommentId?: SQL;
}

const nothing = sql`null`;

/** The select list of an event, for the rows that `insertNotifications` takes. */
export const notificationEvent = (event: NotificationEvent): SQL => sql`
  ${event.id}::uuid as id, ${event.userId}::uuid as user_id, ${literalTexts([event.kind])}::text as kind,
  ${event.subjectId}::uuid as subject_id, ${event.actorId ?? nothing}::uuid as actor_id,
  ${event.postId ?? nothing}::uuid as post_id, ${event.commentId ?? nothing}::uuid as comment_id,
  ${event.actorCommentId ?? nothing}::uuid as actor_comment_id`;

/** The kinds that the preference “support notifications” turns off. Earlier notifications remain. */
const support: readonly NotificationKind[] = ['like', 'comment', 'reply'];
const turnedOff = sql`exists (
  select 1 from notification_preferences preferences
  where preferences.user_id = events.user_id and not preferences.support_notifications
)`;

/** Kinds that an actor can take back and repeat. A member who read the first notification is not notified again. */
const repeatable: readonly NotificationKind[] = ['like', 'follow', 'resolution'];
const alreadyRead = sql`exists (
  select 1 from notifications past
  join notification_actors before on before.notification_id = past.id and before.actor_id = events.actor_id
  where past.user_id = events.user_id and past.kind = events.kind and past.subject_id = events.subject_id
    and past.read_at is not null
)`;

/** The condition that a reason applies to no event of these kinds. It is absent if none of them can be concerned. */
function unless(
  reason: SQL,
  concerned: readonly NotificationKind[],
  kinds: readonly NotificationKind[],
): SQL {
  const some = kinds.filter((kind) => concerned.includes(kind));
  return some.length === 0 ? sql`` : sql`and not (kind in (${literalTexts(some)}) and ${reason})`;
}

interface Events {
  /** The query of the events, with the columns of `notificationEvent`. */
  rows: SQL;
  /** The kinds that the events may have. */
  kinds: readonly NotificationKind[];
  /** Whether there is at most one event, so that PostgreSQL need not sort and compare them. */
  isOne?: boolean;
}

const key = sql`user_id, kind, subject_id`;

/** How many earlier comments of one member a notification remembers. */
const mostEarlier = 10;

const earlier = sql`notification_actors.earlier_comment_ids`;
/** The earlier comments of an actor who comments again. Nothing else that an actor repeats has a comment. */
const withEarlier = sql`case when notification_actors.comment_id is null then ${earlier}
  else (${earlier} || notification_actors.comment_id)[greatest(1, cardinality(${earlier}) + 2 - ${literalInt(mostEarlier)}):] end`;

/**
 * Common table expressions that notify members of events, for the statement that causes the events. Members are not
 * notified of their own actions, or of kinds that they turned off. Events of one kind about one subject join an unread
 * notification, which then moves up. A notification moves at most once a minute, so that a hundred likes at once do not
 * rewrite it a hundred times. It also moves if all its actors have taken their actions back, perhaps before the member
 * was told. Several events change their rows in a fixed order. The caller must lock the subjects first, so that no event
 * is inserted and retracted at the same time.
 */
export function insertNotifications({ rows, kinds, isOne = false }: Events): SQL {
  const inOrder = isOne ? sql`` : sql`order by user_id`;
  const isCurrent = isOne
    ? sql`exists (select from current_notifications)`
    : sql`(${key}) in (select ${key} from current_notifications)`;
  return sql`
  wanted_events as materialized (
    select events.* from (${rows}) events
    where user_id is distinct from actor_id ${unless(turnedOff, support, kinds)} ${unless(alreadyRead, repeatable, kinds)}
  ),
  current_notifications as materialized (
    select unread.id, unread.user_id, unread.kind, unread.subject_id
    from wanted_events join notifications unread using (${key})
    where unread.read_at is null and unread.created_at > now() - interval '1 minute'
      and (wanted_events.actor_id is null
        or exists (select from notification_actors actor where actor.notification_id = unread.id))
    ${inOrder} for no key update of unread
  ),
  moved_notifications as (
    insert into notifications (id, user_id, kind, subject_id, post_id, comment_id, awaits_delivery)
    select id, user_id, kind, subject_id, post_id, comment_id, true from wanted_events where not ${isCurrent} ${inOrder}
    on conflict (${key}) where read_at is null
      do update set created_at = excluded.created_at, awaits_delivery = true
    returning id, user_id, kind, subject_id
  ),
  inserted_actors as (
    insert into notification_actors (notification_id, actor_id, comment_id)
    select notification.id, wanted_events.actor_id, wanted_events.actor_comment_id
    from (select * from current_notifications union all select * from moved_notifications) notification
      join wanted_events using (${key})
    where wanted_events.actor_id is not null
    on conflict (notification_id, actor_id) do update
      set comment_id = excluded.comment_id, created_at = excluded.created_at, earlier_comment_ids = ${withEarlier}
  )`;
}

/**
 * A common table expression that removes an actor from an unread notification when the actor takes the action back.
 * `events` are rows of user_id, subject_id and actor_id. A notification without actors is not shown; it is used again
 * or deleted later.
 */
export const retractNotifications = (kind: NotificationKind, events: SQL): SQL => sql`
  retracted as (
    delete from notification_actors actor using notifications unread, (${events}) event
    where unread.user_id = event.user_id and unread.kind = ${literalTexts([kind])}
      and unread.subject_id = event.subject_id and unread.read_at is null
      and actor.notification_id = unread.id and actor.actor_id = event.actor_id
  )`;

/**
 * Common table expressions that take a comment out of an unread notification when it is deleted or held. If its author
 * wrote earlier comments that the notification is about, it stays for the latest of them that can be read. `comments` is
 * a query of the comment's id.
 */
export const retractComment = (comments: SQL): SQL => sql`
  retracted as materialized (
    select actor.notification_id, actor.actor_id, earlier.id as comment_id, earlier.place
    from (${comments}) comment join notification_actors actor on actor.comment_id = comment.id
      join notifications unread on unread.id = actor.notification_id and unread.read_at is null
      left join lateral (
        select earlier.id, earlier.place
        from unnest(actor.earlier_comment_ids) with ordinality as earlier (id, place) join comments using (id)
        where comments.id <> comment.id and comments.deleted_at is null and comments.moderation_status = 'approved'
        order by earlier.place desc limit 1
      ) earlier on true
  ),
  kept_actors as (
    update notification_actors actor
    set comment_id = retracted.comment_id, earlier_comment_ids = actor.earlier_comment_ids[:retracted.place - 1]
    from retracted
    where actor.notification_id = retracted.notification_id and actor.actor_id = retracted.actor_id
      and retracted.comment_id is not null
  ),
  deleted_actors as (
    delete from notification_actors actor using retracted
    where actor.notification_id = retracted.notification_id and actor.actor_id = retracted.actor_id
      and retracted.comment_id is null
  )`;

/** Whether somebody was notified of a comment, perhaps with later ones. `comment` is the name of a row of comments. */
export const wasNotifiedOf = (comment: SQL): SQL => sql`exists (
  select from notifications told join notification_actors actor on actor.notification_id = told.id
  where told.post_id = ${comment}.post_id and actor.actor_id = ${comment}.user_id
    and (actor.comment_id = ${comment}.id or ${comment}.id = any (actor.earlier_comment_ids))
)`;
