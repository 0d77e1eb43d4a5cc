import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

export interface Outage {
  /** Notes a failure of the database. The first is logged with its place, by the given log; the others are counted. */
  note(told: object, log: FastifyBaseLogger): void;
  stop(): void;
}

export interface OutageTimes {
  /** The interval of the checks whether the database answers. */
  readonly lookMs: number;
  /** The interval at which the count is logged. */
  readonly tellMs: number;
}

/**
 * The outage ends after so many checks in a row without a failure, because with a full disk some statements fail and
 * others succeed.
 */
const calmLooks = 5;

/**
 * Keeps the log readable while the database is away: one line when that begins, a count now and then, and one line when
 * it answers again.
 */
export function createOutage(
  pool: Pool,
  log: FastifyBaseLogger,
  { lookMs, tellMs }: OutageTimes = { lookMs: 1_000, tellMs: 60_000 },
): Outage {
  const ending = new AbortController();
  const { signal } = ending;
  let failures = 0;

  async function watch(): Promise<void> {
    const began = Date.now();
    let toldAt = began;
    for (let [calm, seen, calmAt] = [0, failures, began]; calm < calmLooks; seen = failures) {
      await sleep(lookMs, undefined, { signal, ref: false });
      const answers = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      signal.throwIfAborted();
      calm = answers && failures === seen ? calm + 1 : 0;
      if (calm === 1) calmAt = Date.now();
      if (calm === calmLooks) log.warn({ failures, awayMs: calmAt - began }, 'the database answers again');
      else if (Date.now() - toldAt >= tellMs) {
        toldAt = Date.now();
        log.error({ failures, awayMs: toldAt - began }, 'the database still does not answer');
      }
    }
    failures = 0;
  }

  return {
    note(told, by) {
      failures += 1;
      if (failures > 1) return;
      by.error(told, 'the database does not answer; what fails until it does is counted');
      watch().catch(() => {});
    },
    stop: () => ending.abort(),
  };
}
