import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { letRunsBeDue, runsOf, useWorkers } from '../testing/worker.ts';
import type { Job, Run } from './job.ts';

const day = 86_400;
/** A busy machine takes long. */
const patienceMs = 15_000;
const words = 'I am afraid of my exam';

let api: Api;
const lines: string[] = [];
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
});
afterAll(() => api.stop());

const { startWorker } = useWorkers();
let made = 0;
/** A job with a name of its own, once a day unless the test says otherwise. */
const aJob = (work: Job['work'], options: Partial<Job> = {}): Job => ({
  name: `job-${++made}`,
  everySeconds: day,
  work,
  ...options,
});
const waitingRuns = async ({ name }: Job) =>
  (await runsOf(api, name)).filter(({ state }) => state === 'created' || state === 'retry');
const dayIsLeft = expect.closeTo(day, -2);
const untilDayIsLeft = (job: Job) =>
  vi.waitFor(async () => expect(await waitingRuns(job)).toMatchObject([{ seconds: dayIsLeft }]), patienceMs);
/** Starts a worker while the next run of the job is overdue. */
async function startLate(job: Job, ago?: string) {
  const worker = await startWorker(api.services, [job]);
  await letRunsBeDue(api, job.name, ago);
  worker.lookAt(job.name);
  return worker;
}

describe('the schedule of a job', () => {
  it('begins one interval after the first start, and always has exactly one next run', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work);
    const worker = await startWorker(api.services, [job]);
    await untilDayIsLeft(job);
    expect(work).not.toHaveBeenCalled();
    await letRunsBeDue(api, job.name);
    worker.lookAt(job.name);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), patienceMs);
    await untilDayIsLeft(job);
    expect(work.mock.calls[0]?.[0].ids).toEqual([]);
  });

  it('keeps the time of the next run over a restart', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work);
    const first = await startWorker(api.services, [job]);
    await first.stop();
    await api.pool.query(`update pgboss.job set start_after = now() + interval '1 hour' where name = $1`, [
      job.name,
    ]);
    const second = await startWorker(api.services, [job]);
    second.lookAt(job.name);
    await second.stop();
    expect(work).not.toHaveBeenCalled();
    expect(await waitingRuns(job)).toMatchObject([{ seconds: expect.closeTo(3_600, -2) }]);
  });

  it('runs once after the workers were away for a week, and not once for each day', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work);
    await startLate(job, '7 days');
    await untilDayIsLeft(job);
    expect(work).toHaveBeenCalledOnce();
  });

  it('also begins at every start of a worker, if the job asks for it', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work, { atStart: true });
    for (const time of [1, 2]) {
      const worker = await startWorker(api.services, [job]);
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(time), patienceMs);
      await worker.stop();
    }
    expect(await waitingRuns(job)).toMatchObject([{ seconds: dayIsLeft }]);
  });

  it('is shared by several workers: each time is run by one of them', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work);
    const workers = await Promise.all(Array.from({ length: 3 }, () => startWorker(api.services, [job])));
    for (const time of [1, 2]) {
      await letRunsBeDue(api, job.name);
      for (const { lookAt } of workers) lookAt(job.name);
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(time), patienceMs);
      await untilDayIsLeft(job);
    }
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('a job that fails', () => {
  const failing = vi.fn<Job['work']>(async () => {
    throw new RangeError(words);
  });

  it('is tried again after a pause that doubles, and is on time again after a success', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const job = aJob(work);
    work.mockRejectedValueOnce(new Error(words)).mockRejectedValueOnce(new Error(words));
    const worker = await startLate(job);
    const nextIs = async (failures: number, seconds: number) => {
      await vi.waitFor(async () => {
        const [next, ...others] = await waitingRuns(job);
        expect(others).toEqual([]);
        expect(next?.data.failures).toBe(failures);
        expect(Math.abs((next?.seconds ?? 0) - seconds)).toBeLessThan(5);
      }, patienceMs);
      await letRunsBeDue(api, job.name);
      worker.lookAt(job.name);
    };
    await nextIs(1, 15);
    await nextIs(2, 30);
    await untilDayIsLeft(job);
    expect(await waitingRuns(job)).toMatchObject([{ data: { failures: 0 } }]);
  });

  it('is logged by its name and the kind of its error, and neither the log nor the queue keeps words', async () => {
    const job = aJob(failing);
    const worker = await startLate(job);
    await worker.wake(job.name);
    await vi.waitFor(
      () => expect(lines.filter((line) => line.includes(`"${job.name}"`))).toHaveLength(2),
      patienceMs,
    );
    expect(lines.join()).toContain('RangeError');
    await vi.waitFor(async () => expect(await runsOf(api, job.name)).toHaveLength(3), patienceMs);
    expect(lines.join() + JSON.stringify(await runsOf(api, job.name))).not.toContain(words);
  });

  it('does not keep other jobs from running', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    const atStart = { atStart: true };
    await startWorker(api.services, [aJob(failing, atStart), aJob(work, atStart)]);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), patienceMs);
  });
});

describe('a job that is woken', () => {
  const onlyWoken = { everySeconds: null };

  it('runs at once, and once more for all wakes during its run', async () => {
    const gate = Promise.withResolvers<void>();
    const work = vi.fn<Job['work']>(() => gate.promise);
    const job = aJob(work, onlyWoken);
    const worker = await startWorker(api.services, [job]);
    expect(work).not.toHaveBeenCalled();
    await worker.wake(job.name);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), patienceMs);
    await Promise.all([worker.wake(job.name), worker.wake(job.name), worker.wake(job.name)]);
    expect(await waitingRuns(job)).toHaveLength(1);
    gate.resolve();
    await vi.waitFor(async () => expect(await waitingRuns(job)).toEqual([]), patienceMs);
    await worker.stop();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is given the ids of each wake', async () => {
    const seen: string[] = [];
    const job = aJob(async ({ ids }: Run) => {
      seen.push(...ids);
    }, onlyWoken);
    const worker = await startWorker(api.services, [job]);
    await Promise.all([worker.wake(job.name, ['a', 'b']), worker.wake(job.name, ['c'])]);
    await vi.waitFor(() => {
      worker.lookAt(job.name);
      expect(seen.toSorted()).toEqual(['a', 'b', 'c']);
    }, patienceMs);
  });
});

describe('a worker that stops', () => {
  it('finishes what runs, and tells a long job to end early', async () => {
    const ended = vi.fn();
    const begun = vi.fn();
    const job = aJob(async ({ signal }) => {
      begun();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      ended();
    });
    const worker = await startLate(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), patienceMs);
    await worker.stop();
    expect(ended).toHaveBeenCalledOnce();
    // Its next run is due soon, because this one was cut short, which is no failure.
    const [next] = await waitingRuns(job);
    expect(next?.seconds).toBeLessThan(16);
    expect(next?.data.failures).toBe(0);
  });

  it('has queued the next run before it begins a run, so a killed worker ends no schedule', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = vi.fn();
    const job = aJob(() => {
      begun();
      return gate.promise;
    });
    const killed = await startLate(job);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), patienceMs);
    await killed.vanish();
    const work = vi.fn<Job['work']>(async () => {});
    const other = await startWorker(api.services, [{ ...job, work }]);
    await letRunsBeDue(api, job.name);
    other.lookAt(job.name);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), patienceMs);
    gate.resolve();
  });
});
