import { withTransaction } from '@halved/db';
import type { ProgressUpdate } from '@halved/shared/contract/progress-update';
import type { Progress } from '@halved/shared/contract/wellness';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { storedExercises } from '../content/public.ts';
import { presentProgress } from './present.ts';
import { lockProgress, type ProgressRow, updateProgress } from './progress-queries.ts';
import { isUnchanged, type ProgressState, progressAfter } from './rules.ts';

const stateOf = ({ currentStep, completedAt, notes, rating, effectiveness }: ProgressRow): ProgressState => ({
  currentStep,
  isCompleted: completedAt !== null,
  notes,
  rating,
  effectiveness,
});

/**
 * Changes a progress of the caller, also that of an exercise that is no longer offered. Fails with NOT_FOUND if the
 * caller has no such progress.
 */
export async function changeProgress(
  { viewer, services }: MemberContext,
  { progressId, ...words }: ProgressUpdate & { progressId: string },
): Promise<Progress> {
  const exercises = await storedExercises(services.db);
  return withTransaction(services.pool, async (db) => {
    const row = (await lockProgress(db, viewer, progressId)) ?? fail('NOT_FOUND');
    const exercise = exercises.find(({ id }) => id === row.exerciseId) ?? fail('NOT_FOUND');
    const before = stateOf(row);
    const after = progressAfter(before, words, exercise.facts.steps.length);
    if (isUnchanged(before, after)) return presentProgress(row, exercise);
    return presentProgress((await updateProgress(db, progressId, after)) ?? row, exercise);
  });
}
