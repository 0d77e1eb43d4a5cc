import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Database, type OpenDatabase, openDatabase } from './client.ts';
import { type StatementWatch, watchStatements } from './watch-statements.ts';

/** A copy of the primary that follows it by streaming replication, for reads that may be a few seconds late. */
export interface ReadReplica {
  /** The replica, or the primary while the replica does not answer or is too late. */
  database(): Database;
  /** Whether the replica answers at this moment. */
  isUsed(): boolean;
  /** Uses the primary until the replica has been checked again, for example after it failed a query. */
  distrust(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  url: string;
  primary: OpenDatabase;
  maxConnections?: number;
  watch?: StatementWatch;
  /** Called when the replica begins or ends to be used. */
  onChange?: (isUsed: boolean) => void;
}

/** A replica is checked at most once in this time, and only while it is used. */
const checkMs = 1_000;
/** A check counts for this time. After a longer pause the primary answers until the replica has been checked. */
const trustMs = 2 * checkMs;
/** The greatest delay of what a replica answers. */
export const maxReplicaDelayMs = 5_000;

/** A position in the primary's log, and when the primary was there. */
interface Position {
  lsn: string;
  at: number;
}

/** A server that is not a replica, such as the primary itself, is never late. */
const hasReachedText = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as reached';

const hasReached = async (replica: Pool, lsn: string): Promise<boolean> =>
  (await replica.query<{ reached: boolean }>(hasReachedText, [lsn])).rows[0]?.reached === true;

async function positionOf(primary: Database['$client']): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  return rows[0]?.lsn ?? '';
}

export type ReplicaState = 'onTime' | 'late' | 'away';

const lookMs = 250;

/** Examines the replica at `url` once, for as long as a replica may be late. */
export async function examineReplica(url: string, primary: Database['$client']): Promise<ReplicaState> {
  const lsn = await positionOf(primary);
  const deadline = performance.now() + maxReplicaDelayMs;
  const { pool, close } = openDatabase({ url, maxConnections: 1 });
  try {
    while (!(await hasReached(pool, lsn))) {
      if (performance.now() > deadline) return 'late';
      await sleep(lookMs);
    }
    return 'onTime';
  } catch {
    return 'away';
  } finally {
    await close();
  }
}

/** Opens a read replica. It answers only once it has been found to follow the primary. */
export function openReadReplica({
  url,
  primary,
  watch,
  onChange = () => {},
  ...options
}: ReplicaOptions): ReadReplica {
  const { db, pool, close } = openDatabase({ url, ...options });
  if (watch) watchStatements(pool, watch);
  let earlier: Position | undefined;
  let isUsed = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;

  const use = (next: boolean) => {
    if (next !== isUsed) onChange(next);
    isUsed = next;
  };

  async function isOnTime(): Promise<boolean> {
    const at = performance.now();
    const now: Position = { lsn: await positionOf(primary.pool), at };
    const before = earlier;
    if (await hasReached(pool, now.lsn)) {
      earlier = now;
      return true;
    }
    const isRecent = before !== undefined && at - before.at < maxReplicaDelayMs - trustMs;
    if (!isRecent) earlier = now;
    return isRecent && (await hasReached(pool, before.lsn));
  }

  async function check(): Promise<void> {
    isChecking = true;
    try {
      use(await isOnTime());
    } catch {
      use(false);
    } finally {
      checkedAt = performance.now();
      isChecking = false;
    }
  }

  return {
    database: () => {
      const age = performance.now() - checkedAt;
      if (age > checkMs && !isChecking) void check();
      return isUsed && age < trustMs ? db : primary.db;
    },
    isUsed: () => isUsed,
    distrust: () => use(false),
    close,
  };
}
