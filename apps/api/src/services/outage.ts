import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

export interface Outage {
  /**
   * Notes a failure of the database. The first failure is logged with its place, in the given log. The others are
   * counted.
   */
  note(details: object, log: FastifyBaseLogger): void;
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

  async function watch(): Promise<void> {
    const startedAt = Date.now();
    let loggedAt = startedAt;
    for (
      let [calm, failuresBefore, calmAt] = [0, failures, startedAt];
      calm < calmChecks;
      failuresBefore = failures
    ) {
      await sleep(checkMs, undefined, { signal, ref: false });
      const answers = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      signal.throwIfAborted();
      calm = answers && failures === failuresBefore ? calm + 1 : 0;
      if (calm === 1) calmAt = Date.now();
      if (calm === calmChecks)
        log.warn({ failures, awayMs: calmAt - startedAt }, 'the database answers again');
      else if (Date.now() - loggedAt >= logMs) {
        loggedAt = Date.now();
        log.error({ failures, awayMs: loggedAt - startedAt }, 'the database still does not answer');
      }
    }
    failures = 0;
  }

  return {
    note(details, log) {
      failures += 1;
      if (failures > 1) return;
      log.error(details, 'the database does not answer; what fails until it does is counted');
      watch().catch(() => {});
    },
    stop: () => ending.abort(),
  };
}
