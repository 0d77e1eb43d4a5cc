import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { statement } from './statement.ts';

const selectNow = statement<{ now: Date }>(sql`select now() as now`);

/** The database's time. Every stored moment comes from it. */
export async function databaseNow(db: Database): Promise<Date> {
  const [row] = await selectNow(db);
  if (!row) throw new Error('The database does not tell its time');
  return row.now;
}
