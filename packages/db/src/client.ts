import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PatientPool } from './patient-pool.ts';

type Connected = pg.Pool | pg.PoolClient | pg.Client;

/** Drizzle over a pool, or over the one connection of a transaction. */
export type Database = NodePgDatabase & { $client: Connected };

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  /** The longest time that the server may be silent while it owes an answer, in milliseconds. */
  silenceMs?: number;
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
  connectMs: 2_500,
  idleTimeoutMillis: 60_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

export const databaseOver = (client: Connected): Database => drizzle({ client, casing: 'snake_case' });

/**
 * Closes the connection when its server is silent for `ms` while it owes an answer, because a server can disappear
 * without closing its connections. The driver's own `query_timeout` makes a timer and closures for each statement, and
 * with them V8 keeps many rows that nobody needs any more (docs/performance.md, “Garbage that lives long”).
 */
function limitSilence(client: pg.PoolClient, ms: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  const owesAnswer = () => 'readyForQuery' in client && client.readyForQuery === false;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    if (owesAnswer()) stream.destroy(new Error('Connection terminated, because the database was silent'));
  });
}

/** Opens a pool, which connects at the first query. No other file configures the driver. */
export function openDatabase({
  url,
  maxConnections = 10,
  silenceMs = 10_000,
  onError = () => {},
}: DatabaseOptions): OpenDatabase {
  const pool = new PatientPool({ connectionString: url, max: maxConnections, ...settings });
  pool.on('error', onError);
  // Without this listener, a connection that breaks while it is in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    limitSilence(client, silenceMs);
  });
  return { url, db: databaseOver(pool), pool, close: () => pool.end() };
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

/** Whether PostgreSQL takes no writes, as the old primary after a failover. */
export const takesNoWrites = (error: unknown): boolean => sqlState(error) === '25006';

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

/** Lets the server be silent for `ms` during `work`. */
async function withSilence<T>({ connection }: pg.Client, ms: number, work: () => Promise<T>): Promise<T> {
  const { stream } = connection;
  if (!(stream instanceof Socket)) return work();
  const { timeout = 0 } = stream;
  stream.setTimeout(ms);
  try {
    return await work();
  } finally {
    stream.setTimeout(timeout);
  }
}

/**
 * Sends one statement. Outside a transaction it is retried after a conflict. Inside one, the whole transaction has to
 * be retried, and the server may be silent for `silenceMs`.
 */
export function send<Row extends pg.QueryResultRow>(
  { $client }: Database,
  query: pg.QueryConfig,
  silenceMs?: number,
): Promise<pg.QueryResult<Row>> {
  if ($client instanceof pg.Pool) return retried(() => $client.query<Row>(query));
  const ask = () => $client.query<Row>(query);
  return silenceMs === undefined ? ask() : withSilence($client, silenceMs, ask);
}

/**
 * Runs `work` in one transaction and retries the whole transaction after a conflict with another one. Drizzle's
 * `transaction` is not used, because it leaks a connection when BEGIN fails.
 */
export const withTransaction = <T>(pool: pg.Pool, work: (db: Database) => Promise<T>): Promise<T> =>
  retried(() => once(pool, work));

async function once<T>(pool: pg.Pool, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | boolean = false;
  try {
    // The role or the database may begin with another level, under which whoever waits for another’s row fails.
    await client.query('begin isolation level read committed');
    const result = await work(databaseOver(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // The old primary goes on answering on the connections it has, and the address may already be that of the new one.
    broken = takesNoWrites(error);
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
