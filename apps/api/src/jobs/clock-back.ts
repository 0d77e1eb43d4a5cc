import type { Services } from '../services/index.ts';
import { hastenRuns } from '../services/job-queries.ts';
import type { Job } from './job.ts';
import { repeat } from './repeat.ts';
import { longestWait } from './run-job.ts';

const everyMs = 60_000;
/** So much later than planned a run may be due, because a job of the queue may be slow. */
const slackSeconds = 60;

/**
 * Brings runs forward that no schedule explains. They were queued while the clock of the database was ahead; once it is
 * corrected, no job would run for as long as it was wrong. The returned function stops this.
 */
export function watchClock(
  { db, env, log }: Pick<Services, 'db' | 'env' | 'log'>,
  jobs: readonly Job[],
): () => Promise<void> {
  const longest = jobs.map((job) => ({ name: job.name, seconds: longestWait(job) + slackSeconds }));
  const work = async () => {
    const runs = await hastenRuns(db, longest);
    if (runs > 0)
      log.warn({ runs }, 'the clock of the database went back, so jobs run that waited for later');
  };
  return repeat({ name: 'watch-clock', everyMs: Math.max(everyMs, env.jobsEverySeconds * 1_000), work }, log);
}
