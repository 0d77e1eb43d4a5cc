import type { Pool } from 'pg';
import { sqlState } from './client.ts';

const name = 'halved_keeps_statements';
/** The state of a statement that is to get a name which another has. */
const isTaken = '42P05';

/**
 * Whether a connection keeps the statements that it has prepared. Behind a pooler that gives each transaction to another
 * session and does not know prepared statements, two connections meet in one session, where the name is taken. What
 * cannot be examined, for example because there is no second connection, counts as kept.
 */
export async function keepsStatements(pool: Pool): Promise<boolean> {
  const first = await pool.connect();
  try {
    await first.query({ name, text: 'select 1' });
    await prepareElsewhere(pool);
    return true;
  } catch (error) {
    return sqlState(error) !== isTaken;
  } finally {
    first.release();
  }
}

/** The connection is closed, because it now has another statement of that name than the first one. */
async function prepareElsewhere(pool: Pool): Promise<void> {
  const second = await pool.connect();
  try {
    await second.query({ name, text: 'select 2' });
  } finally {
    second.release(true);
  }
}
