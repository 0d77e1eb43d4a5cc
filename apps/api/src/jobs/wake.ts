import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';
import type { WakeableJob } from '../services/jobs.ts';

type Dependencies = Pick<Services, 'recountQueue'> & { log: Pick<Services['log'], 'warn'> };

interface Waking {
  /** Queues a run. */
  send: (job: WakeableJob, ids: readonly string[]) => Promise<unknown>;
  /** Looks for a queued run at once. */
  lookAt: (job: WakeableJob) => void;
}

/**
 * Makes the function that wakes a job. It never throws. While the database is away every wake fails, so the first failure
 * is logged, and the moment at which a wake succeeds again. The posts of a wake that failed wait for another one.
 */
export function createWake({ log, recountQueue }: Dependencies, { send, lookAt }: Waking) {
  let failures = 0;
  return async (job: WakeableJob, ids: readonly string[]): Promise<void> => {
    try {
      await send(job, ids);
    } catch (error) {
      for (const id of ids) recountQueue.add(id);
      failures += 1;
      if (failures === 1)
        log.warn({ job, ...kindOf(error) }, 'jobs cannot be woken and wait for their next time');
      return;
    }
    if (failures > 0) log.warn({ failures }, 'jobs can be woken again');
    failures = 0;
    lookAt(job);
  };
}
