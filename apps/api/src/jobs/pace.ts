import type { Job } from './job.ts';

/** The longest time between two looks into the queue of a job with a schedule. */
const longestLookSeconds = 60;
/**
 * The time between two looks for a job without a schedule. They find only wakes of other processes, because a wake in
 * this process causes a look at once.
 */
const wakeLookSeconds = 30;

/** The seconds between two looks into the queue of a job: what the job says, else its interval, up to a minute. */
export const lookSecondsOf = ({ everySeconds, lookSeconds }: Job): number =>
  lookSeconds ?? Math.min(everySeconds ?? wakeLookSeconds, longestLookSeconds);

/**
 * The same jobs with at least `leastSeconds` between two runs and between two looks, so that a database that sleeps when
 * it is idle can sleep in between.
 */
export const slowedTo = (leastSeconds: number, jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({
    ...job,
    everySeconds: job.everySeconds && Math.max(job.everySeconds, leastSeconds),
    lookSeconds: Math.max(lookSecondsOf(job), leastSeconds),
  }));
