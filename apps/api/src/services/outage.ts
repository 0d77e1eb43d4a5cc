import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

export interface Outage {
  /**
   * Notes a failure of the database. The first failure is logged with its place, in the log of its request. The others
   * are counted.
   */
  note(details: object, requestLog: FastifyBaseLogger): void;
  stop(): void;
}

export interface OutageTimes {
  /** The interval between two checks of the database. */
  readonly checkMs: number;
  /** The interval at which the count is logged. */
  readonly logMs: number;
}

/**
 * The outage ends after this many checks in a row without a failure. One check is not enough, because with a full disk
 * some statements fail and others succeed.
 */
const calmChecks = 5;

/**
 * Keeps the log readable while the database is away: one line at the beginning, a count now and then, and one line at
 * the end.
 */
export function createOutage(
  pool: Pool,
  log: FastifyBaseLogger,
  { checkMs, logMs }: OutageTimes = { checkMs: 1_000, logMs: 60_000 },
): Outage {
  const ending = new AbortController();
  const { signal } = ending;
  let failures = 0;

  const answers = (): Promise<boolean> =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );

  async function watch(): Promise<void> {
    const startedAt = Date.now();
    let loggedAt = startedAt;
    let calmAt = startedAt;
    let calm = 0;
    while (calm < calmChecks) {
      const failuresBefore = failures;
      await sleep(checkMs, undefined, { signal, ref: false });
      const isCalm = (await answers()) && failures === failuresBefore;
      signal.throwIfAborted();
      calm = isCalm ? calm + 1 : 0;
      if (calm === 1) calmAt = Date.now();
      if (calm < calmChecks && Date.now() - loggedAt >= logMs) {
        loggedAt = Date.now();
        log.error({ failures, awayMs: loggedAt - startedAt }, 'the database still does not answer');
      }
    }
    log.warn({ failures, awayMs: calmAt - startedAt }, 'the database answers again');
    failures = 0;
  }

  return {
    note(details, requestLog) {
      failures += 1;
      if (failures > 1) return;
      requestLog.error(details, 'the database does not answer; what fails until it does is counted');
      watch().catch(() => {});
    },
    stop: () => ending.abort(),
  };
}
