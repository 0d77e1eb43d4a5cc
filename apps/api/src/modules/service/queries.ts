import type { Database } from '@halved/db';
import { sql } from 'drizzle-orm';

/** Fails if the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
