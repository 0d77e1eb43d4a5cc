import { type Database, newId, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import type { Services } from '../../services/index.ts';
import type { Before, OpenCase, Sent } from './rules.ts';

const p = sql.placeholder;

/** A worry or a comment that moderators decide on. */
export type Subject = { postId: string } | { commentId: string };

/** How often `:viewerId` said the same in a comment in the last 24 hours; not counting `:id`. */
export const saidBefore = (words: SQL): SQL<number> => sql`(
  select count(*)::int from comments
  where user_id = ${p('viewerId')}::uuid and created_at > now() - interval '24 hours'
    and lower(content) = lower(${words}) and id <> ${p('id')}::uuid
)`;

const sharedBefore = statement<{ repeats: number }>(sql`
  select count(*)::int as repeats from posts
  where user_id = ${p('viewerId')}::uuid and created_at > now() - interval '24 hours'
    and lower(short_content) = lower(${p('words')}::text) and id <> ${p('id')}::uuid`);

/** What is known of who shares a worry of these words: a new one, or `id`. */
export async function standingOf(
  { viewer }: MemberContext,
  db: Database,
  { id, words }: { id: string; words: string },
): Promise<Pick<Sent, 'accountAgeHours' | 'repeats'>> {
  const [found] = await sharedBefore(db, { viewerId: viewer.id, id, words });
  return { accountAgeHours: viewer.accountAgeHours, repeats: found?.repeats ?? 0 };
}

const about = (column: 'post_id' | 'comment_id') =>
  column === 'post_id' ? sql`post_id = ${p('subjectId')}::uuid` : sql`comment_id = ${p('subjectId')}::uuid`;

/**
 * Of `members` (a query of ids) those whose reports help to hide something: verified, and here for long enough. Accounts
 * are made in a minute; whoever makes three must not be able to silence anybody.
 */
export const whoCount = (members: SQL): SQL<number> => sql`(
  select count(*)::int from users where id in (${members}) and email_verified_at is not null
    and created_at <= now() - ${p('reporterMinAgeDays')}::int * interval '1 day'
)`;

/** Who reported it since a moderator last decided. */
const reportersOf = (of: SQL) => sql`select reporter_id from reports where ${of} and decided_at is null`;

/** What is asked and kept for one of the two kinds. */
function casesOf(column: 'post_id' | 'comment_id') {
  const of = about(column);
  const [table, name] = column === 'post_id' ? [sql`posts`, sql`post_id`] : [sql`comments`, sql`comment_id`];
  return {
    before: statement<Before>(sql`
      select subject.moderation_status as status, ${whoCount(reportersOf(of))} as reporters,
        subject.moderation_status = 'rejected'
          or coalesce(opened.reason = 'rewritten' and opened.decided_at is null, false) as "wasRejected",
        opened.decided_at is not null as "isDecided"
      from ${table} subject left join moderation_cases opened on opened.${name} = subject.id
      where subject.id = ${p('subjectId')}::uuid`),
    open: statement(sql`
      insert into moderation_cases (id, ${name}, reason, is_urgent, scores)
      values (${p('id')}, ${p('subjectId')}, ${p('reason')}, ${p('isUrgent')}, ${p('scores')})
      on conflict (${name}) where ${name} is not null do update set
        reason = excluded.reason, is_urgent = excluded.is_urgent, scores = excluded.scores, decided_at = null,
        opened_at = case
          when moderation_cases.decided_at is null then moderation_cases.opened_at
          else excluded.opened_at end`),
    close: statement(sql`
      with reported as (
        update moderation_cases set reason = 'reports', is_urgent = false, scores = null
        where ${of} and decided_at is null and exists (${reportersOf(of)})
      )
      delete from moderation_cases where ${of} and decided_at is null and not exists (${reportersOf(of)})`),
  };
}

const ofPosts = casesOf('post_id');
const ofComments = casesOf('comment_id');
const chosen = (subject: Subject) =>
  'postId' in subject
    ? { statements: ofPosts, subjectId: subject.postId }
    : { statements: ofComments, subjectId: subject.commentId };

const asNew: Before = { status: 'approved', reporters: 0, wasRejected: false, isDecided: false };

/** How a worry or a comment stands that is about to be changed; whoever asks has locked its worry. */
export async function standingBefore(
  { env: { reporterMinAgeDays } }: Pick<Services, 'env'>,
  db: Database,
  subject: Subject,
): Promise<Before> {
  const { statements, subjectId } = chosen(subject);
  return (await statements.before(db, { subjectId, reporterMinAgeDays }))[0] ?? asNew;
}

/**
 * Lays a worry or a comment before the moderators, or takes it off their list where nothing of it waits any more;
 * undecided reports keep it there. What is decided stays so until something waits again.
 */
export async function keepCase(db: Database, subject: Subject, opened: OpenCase | null): Promise<void> {
  const { statements, subjectId } = chosen(subject);
  if (!opened) return void (await statements.close(db, { subjectId }));
  const { reason, isUrgent, scores } = opened;
  await statements.open(db, { id: newId(), subjectId, reason, isUrgent, scores: JSON.stringify(scores) });
}
