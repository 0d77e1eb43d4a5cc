import {
  analyses,
  contentItems,
  type Database,
  exerciseProgress,
  literalInt,
  posts,
  type RowOf,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { joinPreferences, mayBeAsked, memberColumns } from './due-queries.ts';

const p = sql.placeholder;

/** A member is reminded of an exercise and of a post that have been open for so long. */
const afterDays = { exercise: 3, post: 30 };
/** A reminder that a sleeping server missed for longer does not come any more. So old posts are not all due at once. */
const lateDays = 7;
const membersAtOnce = 200;

const isDue = (since: ReturnType<typeof sql>, days: number) => sql`${since}
  between ${p('now')}::timestamptz - make_interval(days => ${literalInt(days + lateDays)})
  and ${p('now')}::timestamptz - make_interval(days => ${literalInt(days)})`;

const isNew = (id: ReturnType<typeof sql>) =>
  sql`not exists (select 1 from reminders where reminders.subject_id = ${id})`;

// A post that reads as if its writer were in danger has no reminder.
const subjects = sql`
  select ${exerciseProgress.userId} as user_id, ${exerciseProgress.id} as subject_id,
    ${exerciseProgress.exerciseId} as exercise_id, null::uuid as post_id, ${exerciseProgress.updatedAt} as since
  from ${exerciseProgress} join ${contentItems} on ${contentItems.id} = ${exerciseProgress.exerciseId}
  where ${exerciseProgress.completedAt} is null and ${contentItems.retiredAt} is null
    and ${isDue(sql`${exerciseProgress.updatedAt}`, afterDays.exercise)} and ${isNew(sql`${exerciseProgress.id}`)}
  union all
  select ${posts.userId}, ${posts.id}, null, ${posts.id}, ${posts.publishedAt}
  from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
  where ${posts.resolvedAt} is null and ${isDue(sql`${posts.publishedAt}`, afterDays.post)}
    and not coalesce(${analyses.isCrisis}, false) and ${isNew(sql`${posts.id}`)}`;

const columns = {
  ...memberColumns,
  /** The post, or the progress of an exercise. */
  subjectId: sql<string>`due.subject_id`,
  exerciseId: sql<string | null>`due.exercise_id`,
  postId: sql<string | null>`due.post_id`,
};

export type MemberToRemind = RowOf<typeof columns>;

const selectMembers = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from (
        select distinct on (user_id) * from (${subjects}) open where user_id > ${p('after')}::uuid
        order by user_id, since
      ) due join ${users} on ${users.id} = due.user_id ${joinPreferences}
      where ${mayBeAsked}
      order by ${users.id} limit ${literalInt(membersAtOnce)}`,
  ),
);

/** Members with something that they may be reminded of, by id; for each the subject that has been open longest. */
export const findMembersToRemind = (db: Database, now: Date, after: string): Promise<MemberToRemind[]> =>
  selectMembers(db, { now, after });

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
