import { type Database, exerciseProgress, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const columns = {
  exerciseId: exerciseProgress.exerciseId,
  members: sql<number>`count(distinct ${exerciseProgress.userId})::int`,
};

const select = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${exerciseProgress}
      where ${exerciseProgress.completedAt} > now() - interval '90 days' group by ${exerciseProgress.exerciseId}`,
  ),
);

/** How many members completed each exercise in the last 90 days, by the exercise's id. */
export async function selectCompletions(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await select(db);
  return new Map(rows.map(({ exerciseId, members }) => [exerciseId, members]));
}
