import type { ClientBase } from 'pg';

const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];

/**
 * Lifts the time limits until the end of the transaction. They are for calls of people, and come from the role, the
 * database or PgBouncer; the work over whole tables takes longer. Not every version of PostgreSQL has all of them.
 */
export async function liftTimeLimits(client: ClientBase): Promise<void> {
  await client.query(`select set_config(name, '0', true) from pg_settings where name = any($1)`, [limits]);
}
