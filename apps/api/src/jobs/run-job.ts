import type { PgBoss } from 'pg-boss';
import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';
import { traced } from '../services/tracing.ts';
import type { Job } from './job.ts';

/** What the queue stores of a run. */
export interface RunData {
  ids?: readonly string[];
  /** How many runs of the schedule have failed in a row. Undefined in a run that somebody woke. */
  failures?: number;
  /** When the first of these failures began (ISO 8601). */
  failingSince?: string;
  /** Whether a run of the schedule came before. Undefined in its very first run. */
  follows?: true;
}

/** The key of the one waiting run of a schedule. */
const nextKey = 'next';
const firstPauseSeconds = 15;
const [shortestBackoff, longestBackoff] = [300, 3_600];

/** The longest time for which a run of a job waits: for the next time of its schedule, or after a failure. */
export const longestWait = ({ everySeconds }: Job): number => Math.max(everySeconds ?? 0, shortestBackoff);

/**
 * The pause after some failures in a row: fifteen seconds, doubled by each further failure. The longest pause is the
 * interval of the job, but not less than five minutes and not more than an hour.
 */
function pauseAfter({ everySeconds }: Job, failures: number): number {
  const longest = Math.min(Math.max(everySeconds ?? 0, shortestBackoff), longestBackoff);
  return Math.min(firstPauseSeconds * 2 ** (failures - 1), longest);
}

// A worker looks into the queue about once in the job's interval. A run that is due just after a look would wait for the
// whole next interval, so it is due a second earlier.
const startAfter = (seconds: number) => ({ singletonKey: nextKey, startAfter: Math.max(seconds - 1, 0) });

/** The rest of the interval after a run that began at `begun`; at least half of it, also after a long run. */
const restOf = (everySeconds: number, begun: number): number =>
  Math.max(everySeconds - (performance.now() - begun) / 1_000, everySeconds / 2);

/** Queues the next run of a schedule, unless it is queued already. */
export const queueNext = (
  queue: PgBoss,
  { name }: Job,
  data: RunData & { failures: number },
  seconds: number,
) => queue.send(name, data, startAfter(seconds));

/**
 * Runs a job once. The next run of its schedule is queued before the work, with the pause that follows a failure, and
 * moved to its regular time after a success. So neither a failure nor a killed process ends the schedule.
 * @throws if a run that somebody woke has failed, an error without the message of the failure; the queue tries it again
 */
export async function runJob(
  { queue, log, metrics, tracing }: { queue: PgBoss } & Pick<Services, 'log' | 'metrics' | 'tracing'>,
  job: Job,
  { ids = [], failures, failingSince = new Date().toISOString() }: RunData,
  signal: AbortSignal,
): Promise<object | undefined> {
  const isScheduled = failures !== undefined && job.everySeconds !== null;
  const begun = performance.now();
  const failuresIfFailed = (failures ?? 0) + 1;
  if (isScheduled) {
    const data = { failures: failuresIfFailed, failingSince, follows: true } as const;
    await queueNext(queue, job, data, pauseAfter(job, failuresIfFailed));
  }
  const observe = (outcome: 'done' | 'failed') =>
    metrics?.observeJob(job.name, outcome, (performance.now() - begun) / 1_000);
  try {
    await traced(tracing, `job ${job.name}`, {}, () => job.work({ ids, signal }));
    observe('done');
  } catch (error) {
    observe('failed');
    const kind = kindOf(error);
    log.warn({ job: job.name, ...kind, failures: failuresIfFailed }, 'a job failed and will be tried again');
    // pg-boss stores what it is given, and the message of an error may contain people’s words.
    if (!isScheduled) throw new Error(kind.type);
    return kind;
  }
  if (isScheduled) {
    // A run that a stopping process has cut short did not fail. The next one goes on soon.
    const seconds = signal.aborted ? firstPauseSeconds : restOf(job.everySeconds, begun);
    await queue.update(job.name, { failures: 0, follows: true }, startAfter(seconds));
  }
  return undefined;
}
