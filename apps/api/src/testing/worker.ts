import { afterEach } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { openQueue } from '../jobs/queue.ts';
import { prepareQueues, queueWake, stopWork, workOn } from '../jobs/worker.ts';
import type { Services } from '../services/index.ts';

interface QueuedRun {
  state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  data: { failures?: number; ids?: string[] };
  output: unknown;
  /** The time until the run is due. */
  seconds: number;
}

/** Lets the tests of a file start workers with given jobs. The workers are stopped after each test. */
export function useWorkers() {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  async function startWorker(
    services: Pick<Services, 'env' | 'log' | 'metrics' | 'pool' | 'tracing'>,
    jobs: readonly Job[],
  ) {
    const controller = new AbortController();
    const { signal } = controller;
    let lookAt = (_name: string) => {};
    const queue = await openQueue(
      services,
      async (opened) => {
        await prepareQueues(opened, jobs);
        const { log, metrics, tracing } = services;
        lookAt = await workOn({ queue: opened, log, metrics, tracing }, jobs, signal);
      },
      signal,
    );
    if (!queue) throw new Error('the queue was not opened');
    const stop = async () => {
      controller.abort();
      await stopWork(queue);
    };
    stops.push(stop);
    return {
      stop,
      /** Takes no further job, as a killed process. */
      vanish: () => queue.offWork(jobs[0]?.name ?? '', { wait: false }),
      lookAt: (name: string) => lookAt(name),
      wake: async (name: string, ids?: readonly string[]) => {
        await queueWake(queue, name, ids);
        lookAt(name);
      },
    };
  }

  return { startWorker };
}

/** The runs of a job in the queue, the earliest first. */
export async function runsOf({ pool }: Pick<Services, 'pool'>, name: string): Promise<QueuedRun[]> {
  const { rows } = await pool.query<QueuedRun>(
    `select state, data, output, extract(epoch from start_after - now())::float8 as seconds
     from pgboss.job where name = $1 order by created_on`,
    [name],
  );
  return rows;
}

/** Moves the waiting runs of a job into the past, as if the workers had been away for a while. */
export const letRunsBeDue = ({ pool }: Pick<Services, 'pool'>, name: string, ago = '1 second') =>
  pool.query(
    `update pgboss.job set start_after = now() - $2::interval where name = $1 and state in ('created', 'retry')`,
    [name, ago],
  );
