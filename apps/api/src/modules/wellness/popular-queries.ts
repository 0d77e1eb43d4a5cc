import { type Database, exerciseProgress, literalInt, selecting, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';

/** Numbers of people are rounded down to multiples of this step. */
const step = literalInt(limits.aggregates.countStep);

const columns = {
  exerciseId: exerciseProgress.exerciseId,
  members: sql<number>`(count(distinct ${exerciseProgress.userId}) / ${step} * ${step})::int`,
};

const select = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${exerciseProgress}
      where ${exerciseProgress.completedAt} > now() - interval '90 days' group by ${exerciseProgress.exerciseId}`,
  ),
);

/**
 * How many members completed each exercise in the last 90 days, by the exercise's id, rounded down. The order of the
 * exercises follows from it, and in a small community it would tell who has just completed which.
 */
export async function selectCompletions(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await select(db);
  return new Map(rows.map(({ exerciseId, members }) => [exerciseId, members]));
}
