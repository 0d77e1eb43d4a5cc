import type { Job } from './job.ts';

const longestLookSeconds = 60;
/** The same for a job without a schedule. Only another process needs it, because a wake in this one is immediate. */
const wakeLookSeconds = 30;

/** How often a worker looks into the queue of a job: unless the job says it, as often as it runs, within a minute. */
export const lookSecondsOf = ({ everySeconds, lookSeconds }: Job): number =>
  lookSeconds ?? Math.min(everySeconds ?? wakeLookSeconds, longestLookSeconds);

/**
 * The same jobs, which nobody runs or looks for more often than once in `leastSeconds`. Between two looks a database
 * that goes to sleep when it is idle can do so.
 */
export const slowedTo = (leastSeconds: number, jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({
    ...job,
    everySeconds: job.everySeconds && Math.max(job.everySeconds, leastSeconds),
    lookSeconds: Math.max(lookSecondsOf(job), leastSeconds),
  }));
