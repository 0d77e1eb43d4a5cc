import { type Database, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

// Locked rows are skipped, so that this statement waits for no other. A skipped member is active, and so is
// recorded again soon.
const update = statement(sql`
  update ${users} set last_seen_at = now() where id in (
    select id from ${users} where id = any(${sql.placeholder('ids')}::uuid[]) for no key update skip locked
  )`);

/** Writes that the given members are active now. */
export async function updateLastSeen(db: Database, ids: readonly string[]): Promise<void> {
  await update(db, { ids });
}
