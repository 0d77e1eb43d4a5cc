import { commentSeenBy, comments, type Database, newId, selecting, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { insertNotifications, notificationEvent } from './event-queries.ts';

const p = sql.placeholder;
const placeholder = (name: string) => sql`${p(name)}`;

// Of several members who are notified at once, each row has an id of its own.
const members = sql`unnest(${p('userIds')}::uuid[], ${p('ids')}::uuid[]) as member (user_id, id)`;

const insertOnly = (events: SQL) =>
  statement(
    selecting(
      { id: sql<string>`id` },
      (selectList) => sql`
        with ${insertNotifications(events)}
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

const insertResolution = insertOnly(sql`
  select ${notificationEvent({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'resolution',
    subjectId: placeholder('postId'),
    actorId: placeholder('ownerId'),
    postId: placeholder('postId'),
  })} from ${members}`);

/**
 * Notifies everyone who commented on a post that its owner resolved it. Call it in the transaction that does so; whoever
 * may not see the post any more, or stands across a block, is not shown it.
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

/** Takes the resolution of a post back from those who did not read of it yet. */
export async function retractResolution(db: Database, post: { postId: string }): Promise<void> {
  await deleteResolutionActors(db, post);
}

const insertDecision = (kind: 'approved' | 'rejected') =>
  insertOnly(sql`
    select ${notificationEvent({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: sql`coalesce(${p('commentId')}::uuid, ${p('postId')}::uuid)`,
      postId: placeholder('postId'),
      commentId: placeholder('commentId'),
    })}`);
const insertDecisions = { approved: insertDecision('approved'), rejected: insertDecision('rejected') };

interface Decision {
  kind: keyof typeof insertDecisions;
  /** The author. */
  userId: string;
  postId: string;
  /** Null where it is about the post itself. */
  commentId: string | null;
}

/** Notifies an author of what a moderator, who is not named, decided on a post or a comment. */
export async function notifyOfDecision(db: Database, { kind, ...event }: Decision): Promise<void> {
  await insertDecisions[kind](db, { ...event, id: newId() });
}

const insertReportDecided = insertOnly(sql`
  select ${notificationEvent({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'report_decided',
    subjectId: placeholder('subjectId'),
  })} from ${members}`);

/** Notifies those who reported something of a decision on it; not of which, as they may not see it any more. */
export async function notifyReporters(
  db: Database,
  { userIds, subjectId }: { userIds: readonly string[]; subjectId: string },
): Promise<void> {
  if (userIds.length > 0) await insertReportDecided(db, { subjectId, ...withIds(userIds) });
}

const insertReminder = (kind: 'check_in' | 'reminder') =>
  insertOnly(sql`
    select ${notificationEvent({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: placeholder('userId'),
    })}`);
const insertReminders = { check_in: insertReminder('check_in'), reminder: insertReminder('reminder') };

const updateLastCheckIn = statement(sql`
  insert into notification_preferences (user_id, last_check_in_at) values (${p('userId')}, now())
  on conflict (user_id) do update set last_check_in_at = excluded.last_check_in_at`);

/**
 * Asks a member how they are, or reminds them of a post that is not resolved; the id of the notification. One that was
 * not read yet is used again. `nextCheckIn` says when it is due; call it in a transaction, which keeps the time beside.
 */
export async function remindMember(
  db: Database,
  { kind, userId }: { kind: keyof typeof insertReminders; userId: string },
): Promise<string | undefined> {
  const [notification] = await insertReminders[kind](db, { userId, id: newId() });
  if (kind === 'check_in') await updateLastCheckIn(db, { userId });
  return notification?.id;
}
