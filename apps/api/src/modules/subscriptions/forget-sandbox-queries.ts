import { type Database, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

// The ids of the provider are numbers, and those of the sandbox are not.
const removePlayed = statement(
  selecting(
    { userId: sql<string>`user_id` },
    (selectList) => sql`delete from subscriptions where id !~ '^[0-9]+$' returning ${selectList}`,
  ),
);

/** Deletes the subscriptions of the sandbox. Returns the members who had them, each once. */
export async function deletePlayed(db: Database): Promise<string[]> {
  const rows = await removePlayed(db);
  return [...new Set(rows.map(({ userId }) => userId))];
}
