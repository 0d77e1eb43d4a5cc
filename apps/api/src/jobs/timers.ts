import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';
import { watchPeaks } from '../services/peaks.ts';
import { takeUnreadFlag } from '../services/timed-analysis.ts';
import { repeat } from './repeat.ts';

const presenceEveryMs = 30_000;
const peaksEveryMs = 60_000;
const handOverEveryMs = 5_000;
/** How many posts one run of `count-similar` is given. It is small, because their count is not urgent. */
const handedOverAtOnce = 10;

/**
 * Starts what stays on timers, and not in the queue: it writes what only the memory of this process knows, so no other
 * process could do it. The returned function stops the timers and writes the rest.
 */
export function startTimers(services: Services): () => Promise<void> {
  const { db, env, jobs, log, presence, recountQueue } = services;
  const peaks = watchPeaks(db, log);
  const timers = [
    repeat({ name: 'write-presence', everyMs: presenceEveryMs, work: () => presence.write() }, log),
    repeat(
      {
        name: 'write-peaks',
        everyMs: Math.max(peaksEveryMs, env.jobsEverySeconds * 1_000),
        work: () => peaks.write(),
      },
      log,
    ),
    repeat(
      {
        name: 'hand-over',
        everyMs: handOverEveryMs,
        work: async () => {
          if (takeUnreadFlag()) jobs.wake('read-unread');
          const ids = recountQueue.take(handedOverAtOnce);
          if (ids.length > 0) jobs.wake('count-similar', ids);
        },
      },
      log,
    ),
  ];
  return async () => {
    await Promise.all(timers.map((stop) => stop()));
    // Writes the activity since the last write.
    await presence.write().catch((error: unknown) => log.warn(kindOf(error), 'who is there was not written'));
    await peaks.write().catch((error: unknown) => log.warn(kindOf(error), 'the peaks were not written'));
    peaks.stop();
  };
}
