import {
  analyses,
  contentItems,
  type Database,
  exerciseProgress,
  literalInt,
  literalTexts,
  posts,
  type RowOf,
  selecting,
  statement,
  users,
} from '@halved/db';
import { tiersWith } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tierInForce } from '../../services/account-queries.ts';
import { joinPreferences } from '../notify/public.ts';
import { mayBeAsked, memberColumns } from './due-queries.ts';
import { membersAtOnce } from './notify-each.ts';

const p = sql.placeholder;

/** For how long an exercise or a post has been open when its member is reminded of it. */
const afterDays = { exercise: 3, post: 30 };
/** A reminder that is later than this, because the server slept, is dropped. So not all old posts are due at once. */
const lateDays = 7;

const isDue = (since: PgColumn, days: number) => sql`${since}
  between ${p('now')}::timestamptz - make_interval(days => ${literalInt(days + lateDays)})
  and ${p('now')}::timestamptz - make_interval(days => ${literalInt(days)})`;

const dueAt = (since: PgColumn, days: number) => sql`${since} + make_interval(days => ${literalInt(days)})`;

const isNew = (id: PgColumn) => sql`not exists (select 1 from reminders where reminders.subject_id = ${id})`;

// No reminder is about a post that reads as if its writer were in danger.
const isRemindable = sql`${posts.resolvedAt} is null and ${posts.moderationStatus} = 'approved'
  and not coalesce(${analyses.isCrisis}, false)`;
const withAnalysis = sql`${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}`;
const isOpenExercise = sql`${exerciseProgress.completedAt} is null`;

// Only approved posts, because an index has only these in the order of their publication.
const subjects = sql`
  select ${exerciseProgress.userId} as user_id, ${exerciseProgress.id} as subject_id,
    ${exerciseProgress.exerciseId} as exercise_id, null::uuid as post_id,
    ${dueAt(exerciseProgress.updatedAt, afterDays.exercise)} as due_at
  from ${exerciseProgress} join ${contentItems} on ${contentItems.id} = ${exerciseProgress.exerciseId}
  where ${isOpenExercise} and ${contentItems.retiredAt} is null
    and ${isDue(exerciseProgress.updatedAt, afterDays.exercise)} and ${isNew(exerciseProgress.id)}
  union all
  select ${posts.userId}, ${posts.id}, null, ${posts.id}, ${dueAt(posts.publishedAt, afterDays.post)}
  from ${withAnalysis}
  where ${isRemindable} and ${isDue(posts.publishedAt, afterDays.post)} and ${isNew(posts.id)}`;

const columns = {
  ...memberColumns,
  /** The post, or the progress of an exercise. */
  subjectId: sql<string>`due.subject_id`,
  exerciseId: sql<string | null>`due.exercise_id`,
  postId: sql<string | null>`due.post_id`,
};

export type MemberToRemind = RowOf<typeof columns>;

const mayDoExercises = sql`${tierInForce} in (${literalTexts(tiersWith('guided_exercises'))})`;

const selectMembers = statement(
  selecting(
    columns,
    (selectList) => sql`
      select distinct on (${users.id}) ${selectList}
      from (${subjects}) due join ${users} on ${users.id} = due.user_id ${joinPreferences}
      where ${users.id} > ${p('after')}::uuid and ${mayBeAsked}
        and (due.exercise_id is null or ${mayDoExercises})
      order by ${users.id}, due.due_at limit ${literalInt(membersAtOnce)}`,
  ),
);

/** Members who may be reminded of something, by id, each with what has been due longest. */
export const findMembersToRemind = (db: Database, now: Date, after: string): Promise<MemberToRemind[]> =>
  selectMembers(db, { now, after });

const lockPost = statement(sql`
  select 1 from ${withAnalysis} where ${posts.id} = ${p('subjectId')} and ${isRemindable} for key share of posts`);
const lockProgress = statement(sql`
  select 1 from ${exerciseProgress} where ${exerciseProgress.id} = ${p('subjectId')} and ${isOpenExercise} for share`);

/**
 * Locks what a member is reminded of, so that it stays open until the reminder is there. False if it was resolved,
 * completed or deleted since it was found.
 */
export const lockSubject = async (
  db: Database,
  { subjectId, postId }: { subjectId: string; postId: string | null },
): Promise<boolean> => (await (postId === null ? lockProgress : lockPost)(db, { subjectId })).length > 0;

const insert = statement(
  selecting(
    { subjectId: sql<string>`subject_id` },
    (selectList) => sql`
      insert into reminders (subject_id, user_id) values (${p('subjectId')}, ${p('userId')})
      on conflict (subject_id) do nothing returning ${selectList}`,
  ),
);

/** Remembers that a member was reminded. False if they already were. */
export const insertReminder = async (
  db: Database,
  reminder: { subjectId: string; userId: string },
): Promise<boolean> => (await insert(db, reminder)).length > 0;
