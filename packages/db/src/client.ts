import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Drizzle over a pool, or over the one connection of a transaction. */
export type Database = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  /** Called with the error of each connection that breaks while it is idle. */
  onError?: (error: Error) => void;
}

export interface OpenDatabase {
  url: string;
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const settings = {
  connectionTimeoutMillis: 2_500,
  idleTimeoutMillis: 60_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // The client has a time-out of its own, because a server can disappear without closing its connections.
  query_timeout: 10_000,
  keepAlive: true,
};

const wrap = (client: pg.Pool | pg.PoolClient): Database => drizzle({ client, casing: 'snake_case' });

/** Opens a pool, which connects at the first query. No other file configures the driver. */
export function openDatabase({
  url,
  maxConnections = 10,
  onError = () => {},
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, ...settings });
  pool.on('error', onError);
  // Without this listener, a connection that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return { url, db: wrap(pool), pool, close: () => pool.end() };
}

const timestamptz = pg.types.builtins.TIMESTAMPTZ;
const dateOf: (text: string) => Date = pg.types.getTypeParser(timestamptz);

/**
 * PostgreSQL's text of a moment (`2026-05-01 10:00:00.12+00`) as ISO 8601, to the millisecond. A moment in UTC is
 * converted without a Date, in a tenth of the time.
 */
export const isoMoment = (text: string): string =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
    : dateOf(text).toISOString();

/** Parses moments as ISO 8601 strings instead of dates, and all other types as usual. */
export const momentsAsText: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === timestamptz ? isoMoment : pg.types.getTypeParser(oid, format)),
};

const tries = 4;
const retryable = new Set(['40001', '40P01']);

/** Finds PostgreSQL's error inside the errors of Drizzle and tRPC that wrap it. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof pg.DatabaseError) return inner;
  return undefined;
}

/** The five-character code of a PostgreSQL error; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code;

/** Whether a PostgreSQL error let no session begin, or ended one. */
export const endedSession = (error: unknown): boolean => databaseError(error)?.severity === 'FATAL';

/** The constraint that a PostgreSQL error names. */
export const violatedConstraint = (error: unknown): string | undefined => databaseError(error)?.constraint;

/**
 * Runs `work`, and runs it again after a conflict with another transaction (serialisation failure, deadlock), at most
 * four times in all.
 */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !retryable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/**
 * Sends one statement. Outside a transaction it is retried after a conflict. Inside one, the whole transaction has to
 * be retried.
 */
export const send = <Row extends pg.QueryResultRow>(
  { $client }: Database,
  query: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'>,
): Promise<pg.QueryResult<Row>> =>
  $client instanceof pg.Pool ? retried(() => $client.query<Row>(query)) : $client.query<Row>(query);

/**
 * Runs `work` in one transaction and retries the whole transaction after a conflict with another one. Drizzle's
 * `transaction` is not used, because it leaks a connection when BEGIN fails.
 */
export const withTransaction = <T>(pool: pg.Pool, work: (db: Database) => Promise<T>): Promise<T> =>
  retried(() => once(pool, work));

async function once<T>(pool: pg.Pool, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // The role or the database may begin with another level, under which whoever waits for another’s row fails.
    await client.query('begin isolation level read committed');
    const result = await work(wrap(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
