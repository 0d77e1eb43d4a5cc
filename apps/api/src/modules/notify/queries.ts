import { commentSeenBy, comments, type Database, newId, selecting, statement } from '@halved/db';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { insertNotifications, notificationEvent } from './event-queries.ts';
import { offersHelp } from './help-queries.ts';

const p = sql.placeholder;
const placeholder = (name: string) => sql`${p(name)}`;

// The members who are notified in one statement, each with the id of a new notification.
const members = sql`unnest(${p('userIds')}::uuid[], ${p('ids')}::uuid[]) as member (user_id, id)`;

const insertOnly = (kind: NotificationKind, rows: SQL) =>
  statement(
    selecting(
      { id: sql<string>`id` },
      (selectList) => sql`
        with ${insertNotifications({ rows, kinds: [kind] })}
        select ${selectList} from current_notifications union all select ${selectList} from moved_notifications`,
    ),
  );

const withIds = (userIds: readonly string[]) => ({ userIds, ids: userIds.map(newId) });

const selectCommenters = statement(
  selecting(
    { userId: sql<string>`${comments.userId}` },
    (selectList) => sql`
      select distinct ${selectList} from ${comments}
      where ${comments.postId} = ${p('postId')} and ${commentSeenBy('visitor', comments)}`,
  ),
);

const insertResolution = insertOnly(
  'resolution',
  sql`
  select ${notificationEvent({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'resolution',
    subjectId: placeholder('postId'),
    actorId: placeholder('ownerId'),
    postId: placeholder('postId'),
  })} from ${members}`,
);

/**
 * Notifies everyone who commented on a post that its owner resolved it. Call it in the transaction that resolves the
 * post. A member who can no longer see the post, or whom a block separates from its owner, is not shown the
 * notification.
 */
export async function notifyOfResolution(
  db: Database,
  post: { postId: string; ownerId: string },
): Promise<void> {
  const commenters = await selectCommenters(db, post);
  if (commenters.length === 0) return;
  await insertResolution(db, { ...post, ...withIds(commenters.map(({ userId }) => userId)) });
}

const deleteResolutionActors = statement(sql`
  delete from notification_actors actor using notifications unread
  where unread.post_id = ${p('postId')} and unread.kind = 'resolution' and unread.read_at is null
    and actor.notification_id = unread.id`);

/** Retracts the unread notifications of a post's resolution. */
export async function retractResolution(db: Database, post: { postId: string }): Promise<void> {
  await deleteResolutionActors(db, post);
}

const insertDecision = (kind: 'approved' | 'rejected') =>
  insertOnly(
    kind,
    sql`
    select ${notificationEvent({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: sql`coalesce(${p('commentId')}::uuid, ${p('postId')}::uuid)`,
      postId: placeholder('postId'),
      commentId: placeholder('commentId'),
    })}`,
  );
const insertDecisions = { approved: insertDecision('approved'), rejected: insertDecision('rejected') };

interface Decision {
  kind: keyof typeof insertDecisions;
  /** The author. */
  userId: string;
  postId: string;
  /** Null if the decision is about the post itself. */
  commentId: string | null;
}

/** Notifies an author of a decision on a post or a comment. The moderator is not named. */
export async function notifyOfDecision(db: Database, { kind, ...event }: Decision): Promise<void> {
  await insertDecisions[kind](db, { ...event, id: newId() });
}

const insertReportDecided = insertOnly(
  'report_decided',
  sql`
  select ${notificationEvent({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'report_decided',
    subjectId: placeholder('subjectId'),
  })} from ${members}`,
);

/**
 * Notifies reporters that a moderator decided on what they reported. The notification has no link, because the
 * reporters may no longer see the subject.
 */
export async function notifyReporters(
  db: Database,
  { userIds, subjectId }: { userIds: readonly string[]; subjectId: string },
): Promise<void> {
  if (userIds.length > 0) await insertReportDecided(db, { subjectId, ...withIds(userIds) });
}

const insertCheckIn = insertOnly(
  'check_in',
  sql`
  select ${notificationEvent({
    id: placeholder('id'),
    userId: placeholder('userId'),
    kind: 'check_in',
    subjectId: placeholder('checkInId'),
    postId: placeholder('postId'),
  })}`,
);

// A member has at most one unread check-in, so that questions do not pile up.
const deleteUnreadCheckIns = statement(sql`
  delete from notifications where user_id = ${p('userId')} and kind = 'check_in' and read_at is null`);

/** Notifies a member of a check-in, in place of an earlier one that is unread. Call it in a transaction. */
export async function notifyOfCheckIn(
  db: Database,
  checkIn: { checkInId: string; userId: string; postId: string },
): Promise<void> {
  await deleteUnreadCheckIns(db, checkIn);
  await insertCheckIn(db, { ...checkIn, id: newId() });
}

const insertReminder = (kind: 'reminder' | 'exercise_reminder') =>
  insertOnly(
    kind,
    sql`
    select ${notificationEvent({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: placeholder('subjectId'),
      postId: placeholder('postId'),
    })}`,
  );
const insertReminders = {
  reminder: insertReminder('reminder'),
  exercise_reminder: insertReminder('exercise_reminder'),
};

interface Reminder {
  kind: keyof typeof insertReminders;
  userId: string;
  /** The id of the post or of the exercise. */
  subjectId: string;
  /** Null for an exercise. */
  postId: string | null;
}

/** Reminds a member of a post that is open, or of an exercise that is not completed. */
export async function notifyOfReminder(db: Database, { kind, ...event }: Reminder): Promise<void> {
  await insertReminders[kind](db, { ...event, id: newId() });
}

// Locks the rows in the order in which `markAllRead` locks them.
const deleteQuestions = statement(sql`
  delete from notifications where id in (
    select id from notifications
    where post_id = ${p('postId')} and read_at is null and (kind = 'reminder' or kind = 'check_in' and not exists (
      select 1 from check_ins where check_ins.id = notifications.subject_id and ${offersHelp}
    ))
    order by id for no key update
  )`);

/**
 * Deletes the unread check-ins and reminders about a post that is no longer open. An offer of help stays. Call it in
 * the transaction that resolves the post.
 */
export async function retractQuestions(db: Database, post: { postId: string }): Promise<void> {
  await deleteQuestions(db, post);
}
