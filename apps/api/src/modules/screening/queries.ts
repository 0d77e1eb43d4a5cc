import { type Database, literalInt, newId, sameWords, selecting, statement } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import type { Services } from '../../services/index.ts';
import { distinctRepeats, type ModerationState, type OpenCase, type Submission, undecided } from './rules.ts';

const p = sql.placeholder;

/** The post or comment that a moderation case is about. */
type ModeratedSubject = { postId: string } | { commentId: string };

/**
 * How often `:viewerId` wrote these words in the last 24 hours in other rows of a table than `:id`. It counts up to
 * `distinctRepeats`.
 */
const repeatsIn =
  (table: SQL, text: SQL) =>
  (words: SQL): SQL<number> =>
    sql`(
    select count(*)::int from (
      select 1 from ${table}
      where user_id = ${p('viewerId')}::uuid and created_at > now() - interval '24 hours'
        and ${sameWords(text, words)} and id <> ${p('id')}::uuid
      limit ${literalInt(distinctRepeats)}
    ) repeats
  )`;
export const repeatsOfComment = repeatsIn(sql`comments`, sql`content`);
export const repeatsOfPost = repeatsIn(sql`posts`, sql`short_content`);

/** Inserts the moderation case of the verdict in `judged`, if it has one. `column` names the row of `inserted` in cases. */
export const insertingCase = (column: SQL, inserted: SQL): SQL => sql`
  insert into moderation_cases (id, ${column}, reason, is_urgent, scores)
  select ${p('caseId')}::uuid, ${inserted}.id, opened ->> 'reason', (opened ->> 'isUrgent')::boolean, opened -> 'scores'
  from ${inserted} cross join (select verdict -> 'case' as opened from judged) judged
  where jsonb_typeof(opened) = 'object'`;

const authorRecord = statement(
  selecting({ repeats: repeatsOfPost(sql`${p('words')}::text`) }, (selectList) => sql`select ${selectList}`),
);

/**
 * The facts about a post's author that a verdict needs: the age of the account, and how often the author wrote these
 * words in other posts.
 */
export async function authorRecordOf(
  { viewer }: { viewer: Pick<Viewer, 'id' | 'accountAgeHours'> },
  db: Database,
  { id, shortContent: words }: { id: string; shortContent: string },
): Promise<Pick<Submission, 'accountAgeHours' | 'repeats'>> {
  const [row] = await authorRecord(db, { viewerId: viewer.id, id, words });
  return { accountAgeHours: viewer.accountAgeHours, repeats: row?.repeats ?? 0 };
}

/**
 * The number of `members` (a query of ids) whose reports can hold a text. Their address is verified, and their account
 * is old enough. Otherwise anybody could hide a member's text with three accounts, which are created in minutes.
 */
export const countTrusted = (members: SQL): SQL<number> => sql`(
  select count(*)::int from users where id in (${members}) and email_verified_at is not null
    and created_at <= now() - ${p('reporterMinAgeDays')}::int * interval '1 day'
)`;

/** The members who reported a subject since a moderator last decided on it. */
const reportersOf = (isAbout: SQL) =>
  sql`select reporter_id from reports where ${isAbout} and decided_at is null`;

/**
 * The statements for one kind of subject. `table` holds the subjects, and `column` names a subject in cases and
 * reports.
 */
function statementsOf(table: SQL, column: SQL) {
  const isAbout = sql`${column} = ${p('subjectId')}::uuid`;
  const stateColumns = {
    status: sql<ModerationStatus>`subject.moderation_status`,
    reporters: countTrusted(reportersOf(isAbout)),
    isReported: sql<boolean>`exists (select 1 from reports where ${isAbout})`,
    wasRejected: sql<boolean>`subject.moderation_status = 'rejected'
      or coalesce(opened.reason = 'rewritten' and opened.decided_at is null, false)`,
    isDecided: sql<boolean>`opened.decided_at is not null`,
  };
  return {
    state: statement(
      selecting(
        stateColumns,
        (selectList) => sql`
          select ${selectList}
          from ${table} subject left join moderation_cases opened on opened.${column} = subject.id
          where subject.id = ${p('subjectId')}::uuid`,
      ),
    ),
    open: statement(sql`
      insert into moderation_cases (id, ${column}, reason, is_urgent, scores)
      values (${p('id')}, ${p('subjectId')}, ${p('reason')}, ${p('isUrgent')}, ${p('scores')})
      on conflict (${column}) where ${column} is not null do update set
        reason = excluded.reason, is_urgent = excluded.is_urgent, scores = excluded.scores, decided_at = null,
        opened_at = case
          when moderation_cases.decided_at is null then moderation_cases.opened_at
          else excluded.opened_at end`),
    close: statement(sql`
      with reported as (
        update moderation_cases set reason = 'reports', is_urgent = false, scores = null
        where ${isAbout} and decided_at is null and exists (${reportersOf(isAbout)})
      )
      delete from moderation_cases where ${isAbout} and decided_at is null and not exists (${reportersOf(isAbout)})`),
    forget: statement(sql`delete from moderation_cases where ${isAbout} and decided_at is not null`),
  };
}

const postStatements = statementsOf(sql`posts`, sql`post_id`);
const commentStatements = statementsOf(sql`comments`, sql`comment_id`);
const statementsFor = (subject: ModeratedSubject) =>
  'postId' in subject
    ? { statements: postStatements, subjectId: subject.postId }
    : { statements: commentStatements, subjectId: subject.commentId };

/** The moderation state of a post or comment before a change. The caller must have locked the post. */
export async function moderationStateOf(
  { env: { reporterMinAgeDays } }: Pick<Services, 'env'>,
  db: Database,
  subject: ModeratedSubject,
): Promise<ModerationState> {
  const { statements, subjectId } = statementsFor(subject);
  return (await statements.state(db, { subjectId, reporterMinAgeDays }))[0] ?? undecided;
}

/**
 * Opens the moderation case of a post or comment. If `opened` is null, deletes the undecided case, or keeps it open if
 * there are undecided reports. A decided case stays decided until its subject has to wait for a moderator again.
 */
export async function updateModerationCase(
  db: Database,
  subject: ModeratedSubject,
  opened: OpenCase | null,
): Promise<void> {
  const { statements, subjectId } = statementsFor(subject);
  if (!opened) return void (await statements.close(db, { subjectId }));
  const { reason, isUrgent, scores } = opened;
  await statements.open(db, { id: newId(), subjectId, reason, isUrgent, scores: JSON.stringify(scores) });
}

const enter = statement(sql`
  update moderation_cases set opened_at = now()
  where id in (
    select id from moderation_cases where post_id = ${p('postId')}::uuid
    union all
    select below.id from comments join moderation_cases below on below.comment_id = comments.id
    where comments.post_id = ${p('postId')}::uuid
  ) and decided_at is null and not exists (
    select 1 from reports where reports.decided_at is null
      and (reports.post_id = moderation_cases.post_id or reports.comment_id = moderation_cases.comment_id)
  )`);

/**
 * Lets the open cases of a post and its comments wait from now on. Moderators did not see them before the post was
 * published, or before it was public. What somebody reported waits since its report.
 */
export async function enterQueue(db: Database, post: { postId: string }): Promise<void> {
  await enter(db, post);
}

/**
 * Deletes the decision on a text that was rewritten where only grave words are held. Nobody has decided on the new words,
 * and they are judged once the text is public.
 */
export async function forgetDecision(db: Database, subject: ModeratedSubject): Promise<void> {
  const { statements, subjectId } = statementsFor(subject);
  await statements.forget(db, { subjectId });
}
