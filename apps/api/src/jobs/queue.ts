import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';

type Dependencies = Pick<Services, 'env' | 'log' | 'pool'>;

const hour = 60 * 60;
/** How often pg-boss looks for lost runs. No other run waits for this. */
const superviseSeconds = 5 * 60;
/** The interval of checks that seldom find anything: flows, which are not used, and migrations of pg-boss itself. */
const idleSeconds = 12 * hour;
/**
 * Left out: pg-boss’s own schedule, which looks once in half a minute; its registry of processes, its reports and its
 * rebuilding of indexes, which a queue of some rows does not need.
 */
const optionsOf = ({ role, jobsEverySeconds }: Dependencies['env']) => ({
  schedule: false,
  registerInstance: false,
  monitorVacuum: false,
  reindex: false,
  openTelemetry: { enabled: false },
  // Only workers look for lost runs and delete old ones.
  supervise: role !== 'api',
  superviseIntervalSeconds: Math.max(superviseSeconds, jobsEverySeconds),
  monitorIntervalSeconds: Math.max(superviseSeconds, jobsEverySeconds),
  maintenanceIntervalSeconds: hour,
  queueCacheIntervalSeconds: hour,
  flowIntervalSeconds: idleSeconds,
  bamIntervalSeconds: idleSeconds,
});
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const logEveryMs = 60_000;

/** Logs at most one line a minute, because every poll fails while the database is away. */
function createFailureLog(log: Services['log']): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn(kindOf(error), 'the queue of jobs does not answer and will be tried again');
  };
}

/**
 * Opens the queue over the pool of the server, and makes its tables if this is the first start. Then it calls `begin`.
 * It never throws: while the database is away it tries again. Undefined if `signal` is aborted before the queue is open.
 */
export async function openQueue(
  { env, log, pool }: Dependencies,
  begin: (queue: PgBoss) => Promise<void>,
  signal: AbortSignal,
): Promise<PgBoss | undefined> {
  // The module is loaded here, because loading it would delay the start.
  const { PgBoss } = await import('pg-boss');
  const noteFailure = createFailureLog(log);
  const queue = new PgBoss({
    ...optionsOf(env),
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  queue.on('error', noteFailure);
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      await queue.start();
      await begin(queue);
      return queue;
    } catch (error) {
      noteFailure(error);
      await queue.stop({ graceful: false }).catch(noteFailure);
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  return undefined;
}
