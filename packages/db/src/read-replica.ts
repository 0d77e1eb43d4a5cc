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
  watch?: StatementWatch;
  /** Called when the replica begins or ends to be used. */
  onChange?: (isUsed: boolean) => void;
}

/** A replica is checked at most once in this time, and only while it is used. */
const checkMs = 1_000;
/** A check counts for this time. After a longer pause the primary answers until the replica has been checked. */
const trustMs = 2 * checkMs;
/** The greatest delay of what a replica answers. */
const maxReplicaDelayMs = 5_000;

/** A position in the primary's log, and when the primary was there. */
interface Position {
  lsn: string;
  at: number;
}

/** A server that is not a replica, such as the primary itself, is never late. */
const hasReachedText = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as reached';

/** Opens a read replica. It answers only once it has been found to follow the primary. */
export function openReadReplica({ url, primary, watch, onChange = () => {} }: ReplicaOptions): ReadReplica {
  const { db, pool, close } = openDatabase({ url });
  if (watch) watchStatements(pool, watch);
  let earlier: Position | undefined;
  let isUsed = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;

  const use = (next: boolean) => {
    if (next !== isUsed) onChange(next);
    isUsed = next;
  };

  const hasReached = async ({ lsn }: Position): Promise<boolean> =>
    (await pool.query<{ reached: boolean }>(hasReachedText, [lsn])).rows[0]?.reached === true;

  async function isOnTime(): Promise<boolean> {
    const at = performance.now();
    const { rows } = await primary.pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    const now: Position = { lsn: rows[0]?.lsn ?? '', at };
    const before = earlier;
    if (await hasReached(now)) {
      earlier = now;
      return true;
    }
    const isRecent = before !== undefined && at - before.at < maxReplicaDelayMs - trustMs;
    if (!isRecent) earlier = now;
    return isRecent && (await hasReached(before));
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
