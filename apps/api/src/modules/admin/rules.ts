import type { AdminJob } from '@halved/shared/contract/admin';
import { dayMs } from '@halved/shared/durations';
import type { JobResult } from '@halved/shared/job-results';
import type { JobRuns } from '../../services/job-queries.ts';
import type { OfferedJob } from '../../services/jobs.ts';

/** The failures in a row of a schedule. A run under way has been counted as one, in case its process is killed. */
const failuresOf = ({ failures, isScheduledRunning }: JobRuns): number =>
  isScheduledRunning ? Math.max(failures - 1, 0) : failures;

interface LastRun {
  at: Date | null;
  result: JobResult | null;
}

const resultIf = (hasFailed: boolean): JobResult => (hasFailed ? 'failed' : 'done');

/** The later of the last run of the schedule and the last one that somebody woke. */
function lastRunOf(runs: JobRuns): LastRun {
  const { scheduledRunAt, wokenRunAt, hasWokenRunFailed } = runs;
  if (wokenRunAt && (!scheduledRunAt || wokenRunAt > scheduledRunAt))
    return { at: wokenRunAt, result: resultIf(hasWokenRunFailed) };
  return { at: scheduledRunAt, result: scheduledRunAt && resultIf(failuresOf(runs) > 0) };
}

/** How a job stands. `runs` is undefined before its first start. */
export function standingOfJob({ name, everySeconds }: OfferedJob, runs: JobRuns | undefined): AdminJob {
  const schedule = everySeconds === null ? null : { everySeconds };
  if (!runs)
    return { name, schedule, lastRunAt: null, lastResult: null, nextRunAt: null, waiting: 0, failed: 0 };
  const { at, result } = lastRunOf(runs);
  return {
    name,
    schedule,
    lastRunAt: at?.toISOString() ?? null,
    lastResult: result,
    nextRunAt: runs.nextRunAt?.toISOString() ?? null,
    waiting: runs.due,
    failed: failuresOf(runs) + runs.failedRuns,
  };
}

/** How many days ago a day (YYYY-MM-DD) was; null if it is unknown. */
export const daysSince = (day: string | null, now: Date): number | null =>
  day === null ? null : Math.max(Math.floor((now.getTime() - Date.parse(day)) / dayMs), 0);

/** The last days up to today in UTC, as YYYY-MM-DD, the oldest first. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
