import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../services/index.ts';
import { examineCounters } from './counter-queries.ts';
import type { Run } from './job.ts';

/** The pause after each few thousand rows, so that requests are served in between. */
const pauseMs = 1_000;

/**
 * Corrects the counters that differ from the rows that they count. There are none unless the database was changed by
 * hand, so what it corrects is logged.
 */
export async function reconcileCounters(
  { db, log, pool }: Pick<Services, 'db' | 'log' | 'pool'>,
  { signal }: Run,
): Promise<void> {
  const goOn = async () => {
    await sleep(pauseMs, undefined, { ref: false });
    return !signal.aborted;
  };
  const wrong = await examineCounters({ db, pool }, { fix: true, goOn });
  if (wrong.length === 0) return;
  const counters = [...new Set(wrong.map(({ kind, counter }) => `${kind} ${counter}`))];
  log.warn({ corrected: wrong.length, counters }, 'counters were wrong and are corrected');
}
