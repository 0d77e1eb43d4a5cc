import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { selecting } from './select-as.ts';
import { statement } from './statement.ts';

const selectNow = statement(selecting({ now: sql<Date>`now()` }, (selectList) => sql`select ${selectList}`));

/** The database's time. Every stored moment comes from it. */
export async function databaseNow(db: Database): Promise<Date> {
  const [row] = await selectNow(db);
  if (!row) throw new Error('The database does not tell its time');
  return row.now;
}
