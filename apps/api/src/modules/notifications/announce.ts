import { type Database, newId, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { deed, telling } from './tell.ts';

const p = sql.placeholder;
const placeholder = (name: string) => sql`${p(name)}`;

// What is told to several members at once: each with an id of its own.
const members = sql`unnest(${p('userIds')}::uuid[], ${p('ids')}::uuid[]) as member (user_id, id)`;

const announcing = (deeds: SQL) =>
  statement<{ id: string }>(sql`
    with ${telling(deeds)}
    select id from current union all select id from moved`);

const toEach = (userIds: readonly string[]) => ({ userIds, ids: userIds.map(newId) });

const commenters = statement<{ userId: string }>(sql`
  select distinct user_id as "userId" from comments
  where post_id = ${p('postId')} and user_id is not null and deleted_at is null and moderation_status = 'approved'`);

const resolved = announcing(sql`
  select ${deed({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'resolution',
    subjectId: placeholder('postId'),
    actorId: placeholder('ownerId'),
    postId: placeholder('postId'),
  })} from ${members}`);

/**
 * Tells everyone who commented on a worry that its owner resolved it. Call it in the transaction that does so; whoever
 * may not see the worry any more, or stands across a block, is not shown it.
 */
export async function tellOfResolution(
  db: Database,
  worry: { postId: string; ownerId: string },
): Promise<void> {
  const told = (await commenters(db, worry)).map(({ userId }) => userId);
  if (told.length > 0) await resolved(db, { ...worry, ...toEach(told) });
}

const unresolved = statement(sql`
  delete from notification_actors actor using notifications unread
  where unread.post_id = ${p('postId')} and unread.kind = 'resolution' and unread.read_at is null
    and actor.notification_id = unread.id`);

/** Takes it back from those who did not read it yet. */
export async function takeBackResolution(db: Database, worry: { postId: string }): Promise<void> {
  await unresolved(db, worry);
}

const decided = (kind: 'approved' | 'rejected') =>
  announcing(sql`
    select ${deed({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: sql`coalesce(${p('commentId')}::uuid, ${p('postId')}::uuid)`,
      postId: placeholder('postId'),
      commentId: placeholder('commentId'),
    })}`);
const decisions = { approved: decided('approved'), rejected: decided('rejected') };

interface Decision {
  kind: keyof typeof decisions;
  /** Whose words they are. */
  userId: string;
  postId: string;
  /** Null where it is about the worry itself. */
  commentId: string | null;
}

/** Tells an author what a moderator, who is not named, decided on a worry or a comment. */
export async function tellOfDecision(db: Database, { kind, ...words }: Decision): Promise<void> {
  await decisions[kind](db, { ...words, id: newId() });
}

const reported = announcing(sql`
  select ${deed({
    id: sql`member.id`,
    userId: sql`member.user_id`,
    kind: 'report_decided',
    subjectId: placeholder('subjectId'),
  })} from ${members}`);

/** Tells those who reported something that it was decided on; not what it was, which they may not see any more. */
export async function tellReporters(
  db: Database,
  report: { userIds: readonly string[]; subjectId: string },
): Promise<void> {
  if (report.userIds.length === 0) return;
  await reported(db, { subjectId: report.subjectId, ...toEach(report.userIds) });
}

const reminding = (kind: 'check_in' | 'reminder') =>
  announcing(sql`
    select ${deed({
      id: placeholder('id'),
      userId: placeholder('userId'),
      kind,
      subjectId: placeholder('userId'),
    })}`);
const reminders = { check_in: reminding('check_in'), reminder: reminding('reminder') };

const checkedIn = statement(sql`
  insert into notification_preferences (user_id, last_check_in_at) values (${p('userId')}, now())
  on conflict (user_id) do update set last_check_in_at = excluded.last_check_in_at`);

/**
 * Asks a member how they are, or reminds them of a worry that is open; the id of the notification. One that was not
 * read yet is used again. When it is due, `nextCheckIn` says; call it in a transaction, which keeps the time beside.
 */
export async function remind(
  db: Database,
  { kind, userId }: { kind: keyof typeof reminders; userId: string },
): Promise<string | undefined> {
  const [told] = await reminders[kind](db, { userId, id: newId() });
  if (kind === 'check_in') await checkedIn(db, { userId });
  return told?.id;
}
