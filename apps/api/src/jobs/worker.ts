import { newId } from '@halved/db';
import type { PgBoss } from 'pg-boss';
import type { Services } from '../services/index.ts';
import type { Job } from './job.ts';
import { lookSecondsOf } from './pace.ts';
import { queueNext, type RunData, runJob } from './run-job.ts';

/** How often pg-boss itself looks into a queue. It does not matter, because `lookTogether` does it more often. */
const pollingIntervalSeconds = 24 * 60 * 60;
/**
 * How long a stopping worker waits for its running jobs, before it puts them back into the queue. It is shorter than the
 * time after which main.ts ends the process.
 */
const stopMs = 15_000;
const wakeKey = 'wake';

/**
 * The queue of a job. A run is tried again for ever if the database was away when the run had to be recorded, or if its
 * worker was killed. A run that somebody woke is tried three times; the next scheduled run does what it has left.
 */
const queueOptions = {
  policy: 'short',
  retryLimit: 1_000_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 60,
  expireInSeconds: 12 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
} as const;

/** Makes the queues that are not there yet. */
export async function prepareQueues(queue: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Set((await queue.getQueues()).map(({ name }) => name));
  for (const { name } of jobs) if (!existing.has(name)) await queue.createQueue(name, queueOptions);
}

/** Queues a run for now. Without ids it joins one that waits already. */
export const queueWake = (queue: PgBoss, name: string, ids: readonly string[] = []) =>
  queue.send(name, { ids }, { singletonKey: ids.length > 0 ? newId() : wakeKey, retryLimit: 3 });

/** Runs the jobs of a queue until `signal` is aborted. Returns how to look for a job at once. */
export async function workOn(
  { queue, log, metrics, tracing }: { queue: PgBoss } & Pick<Services, 'log' | 'metrics' | 'tracing'>,
  jobs: readonly Job[],
  signal: AbortSignal,
): Promise<(name: string) => void> {
  const workers = new Map<string, string>();
  const lookAt = (name: string) => {
    const worker = workers.get(name);
    if (worker) queue.notifyWorker(worker);
  };
  for (const job of jobs) {
    const { name, everySeconds } = job;
    if (everySeconds !== null) await queueNext(queue, job, { failures: 0 }, everySeconds);
    if (job.atStart) await queueWake(queue, name);
    const worker = await queue.work<RunData>(name, { pollingIntervalSeconds }, async ([queued]) => {
      const data = queued?.data ?? {};
      // Another wake may wait behind this one.
      if (data.failures === undefined) lookAt(name);
      return runJob({ queue, log, metrics, tracing }, job, data, signal);
    });
    workers.set(name, worker);
  }
  lookTogether(jobs, lookAt, signal);
  return lookAt;
}

/**
 * Looks into the queues at intervals, into those of the same interval at the same moment. If each of them had moments
 * of its own, a database that sleeps would be woken by each.
 */
function lookTogether(jobs: readonly Job[], lookAt: (name: string) => void, signal: AbortSignal): void {
  for (const [seconds, together] of Map.groupBy(jobs, lookSecondsOf)) {
    const look = () => {
      for (const { name } of together) lookAt(name);
    };
    const timer = setInterval(look, seconds * 1_000).unref();
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }
}

/** Stops the jobs: what runs is finished, or handed back when it takes too long. */
export const stopWork = (queue: PgBoss): Promise<void> => queue.stop({ timeout: stopMs });
