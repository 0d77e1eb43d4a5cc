import pg from 'pg';

const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];

/**
 * Lifts the time limits until the end of the transaction. They are for calls of people, and come from the role, the
 * database or PgBouncer; the work over whole tables takes longer. Not every version of PostgreSQL has all of them.
 */
async function liftTimeLimits(client: pg.Client): Promise<void> {
  await client.query(`select set_config(name, '0', true) from pg_settings where name = any($1)`, [limits]);
}

/**
 * Does work in one transaction over a connection of its own, and nothing limits its time. If the work fails, nothing of
 * it is done.
 */
export async function longTransaction<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  mode: 'read committed' | 'repeatable read, read only' = 'read committed',
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The query fails when the connection breaks. Without a listener the error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin isolation level ${mode}`);
    await liftTimeLimits(client);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
