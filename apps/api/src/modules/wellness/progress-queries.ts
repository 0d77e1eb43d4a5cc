import {
  type Database,
  exerciseProgress,
  isoStatement,
  newId,
  selecting,
  statement,
  users,
  viewerId,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import type { ListRow } from '../paging/public.ts';
import type { ProgressState } from './rules.ts';

const p = sql.placeholder;

export const progressColumns = {
  id: exerciseProgress.id,
  exerciseId: exerciseProgress.exerciseId,
  currentStep: exerciseProgress.currentStep,
  notes: exerciseProgress.notes,
  rating: exerciseProgress.rating,
  effectiveness: exerciseProgress.effectiveness,
  startedAt: exerciseProgress.startedAt,
  updatedAt: exerciseProgress.updatedAt,
  completedAt: exerciseProgress.completedAt,
};

export type ProgressRow = ListRow<typeof progressColumns>;

const isOwn = sql`${exerciseProgress.userId} = ${viewerId}`;
const isOfExercise = sql`${exerciseProgress.exerciseId} = ${p('exerciseId')}`;

const selectOpen = isoStatement(
  selecting(
    progressColumns,
    (selectList) => sql`
      select ${selectList} from ${exerciseProgress}
      where ${isOwn} and ${isOfExercise} and ${exerciseProgress.completedAt} is null`,
  ),
);

/** The caller's open progress of an exercise: the one that is not completed. */
export const openProgress = async (
  { viewer, services }: MemberContext,
  exerciseId: string,
): Promise<ProgressRow | undefined> =>
  (await selectOpen(services.db, { viewerId: viewer.id, exerciseId }))[0];

const selectStarted = statement(
  selecting(
    {
      hasStarted: sql<boolean>`exists (select 1 from ${exerciseProgress} where ${isOwn} and ${isOfExercise})`,
    },
    (selectList) => sql`select ${selectList}`,
  ),
);

/** Whether the caller has ever started an exercise. */
export const hasStarted = async ({ viewer, services }: MemberContext, exerciseId: string): Promise<boolean> =>
  (await selectStarted(services.db, { viewerId: viewer.id, exerciseId }))[0]?.hasStarted ?? false;

// `do update` changes nothing. It makes the statement return the open progress, also if another call has just started
// it.
const insertOrSelect = isoStatement(
  selecting(
    progressColumns,
    (selectList) => sql`
      with started as (
        insert into exercise_progress as open (id, user_id, exercise_id)
        select ${p('progressId')}::uuid, ${users.id}, ${p('exerciseId')}::uuid from ${users} where ${users.id} = ${viewerId}
        on conflict (user_id, exercise_id) where completed_at is null do update set current_step = open.current_step
        returning *
      )
      select ${selectList} from started ${exerciseProgress}`,
  ),
);

/** Starts an exercise, or returns the caller's open progress of it; undefined if the account is gone. */
export const startProgress = async (
  { viewer, services }: MemberContext,
  exerciseId: string,
): Promise<ProgressRow | undefined> =>
  (await insertOrSelect(services.db, { viewerId: viewer.id, exerciseId, progressId: newId() }))[0];

const selectLocked = isoStatement(
  selecting(
    progressColumns,
    (selectList) => sql`
      select ${selectList} from ${exerciseProgress}
      where ${exerciseProgress.id} = ${p('progressId')} and ${isOwn} for update`,
  ),
);

/** Locks a progress of the caller; undefined if there is none. */
export const lockProgress = async (
  db: Database,
  viewer: { id: string },
  progressId: string,
): Promise<ProgressRow | undefined> => (await selectLocked(db, { viewerId: viewer.id, progressId }))[0];

const update = isoStatement(
  selecting(
    progressColumns,
    (selectList) => sql`
      update exercise_progress set
        current_step = ${p('currentStep')},
        completed_at = case when ${p('isCompleted')}::boolean then coalesce(completed_at, now()) end,
        notes = ${p('notes')}, rating = ${p('rating')}, effectiveness = ${p('effectiveness')},
        updated_at = now()
      where id = ${p('progressId')}
      returning ${selectList}`,
  ),
);

/** Writes the new state of a locked progress. */
export const updateProgress = async (
  db: Database,
  progressId: string,
  state: ProgressState,
): Promise<ProgressRow | undefined> => (await update(db, { ...state, progressId }))[0];
