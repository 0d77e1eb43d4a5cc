import type { PgBoss } from 'pg-boss';
import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';
import type { OfferedJob, WakeableJob } from '../services/jobs.ts';
import { watchClock } from './clock-back.ts';
import { openQueue } from './queue.ts';
import { jobsOf } from './registry.ts';
import { startTimers } from './timers.ts';
import { visitorsFirst } from './visitors-first.ts';
import { createWake } from './wake.ts';
import { warmAnalysis } from './warm-analysis.ts';
import { prepareQueues, queueWake, stopWork, workOn } from './worker.ts';

/** The queue is opened some time after the start, so that the first visitors do not wait. */
const openAfterMs = 500;
/** The most wakes that are kept until the queue is open. Further ones are dropped; the next scheduled run does their work. */
const maxWaiting = 100;

/**
 * Starts the timers and the jobs. With HALVED_ROLE=api this process runs no jobs, but puts wakes into the queue for the
 * workers. The returned function stops everything and waits for work under way.
 */
export function startJobs(services: Services, afterMs = openAfterMs): () => Promise<void> {
  const { env, jobs, log, metrics, tracing } = services;
  const controller = new AbortController();
  const { signal } = controller;
  const waiting: (() => void)[] = [];
  let start = (_job: OfferedJob) => {};
  let wake = async (job: WakeableJob, ids: readonly string[]) => {
    if (waiting.length < maxWaiting) waiting.push(() => wake(job, ids));
  };
  let stopWatching = async () => {};
  const begin = async (queue: PgBoss) => {
    const all = jobsOf(services);
    await prepareQueues(queue, all);
    const lookAt =
      env.role === 'api' ? () => {} : await workOn({ queue, log, metrics, tracing }, all, signal);
    await stopWatching();
    if (env.role !== 'api') stopWatching = watchClock(services, all);
    wake = createWake(services, { send: (job, ids) => queueWake(queue, job, ids), lookAt });
    start = ({ name, everySeconds }) => {
      if (everySeconds !== null) return lookAt(name);
      queueWake(queue, name).then(
        () => lookAt(name),
        (error: unknown) => log.warn({ job: name, ...kindOf(error) }, 'a job was not started'),
      );
    };
    for (const again of waiting.splice(0)) again();
  };
  const open = async () => {
    await visitorsFirst(afterMs, signal);
    return signal.aborted ? undefined : openQueue(services, begin, signal);
  };

  const stopWaking = jobs.onWake((job, ids) => wake(job, ids));
  const stopStarting = jobs.onStart((job) => start(job));
  void warmAnalysis(signal);
  const stopTimers = startTimers(services);
  const opening = open();
  return async () => {
    stopWaking();
    stopStarting();
    controller.abort();
    const queue = await opening;
    await stopWatching();
    if (queue) await stopWork(queue);
    await stopTimers();
  };
}
