import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { letRunsBeDue, useWorkers } from '../testing/worker.ts';
import type { Job } from './job.ts';
import { lookSecondsOf, slowedTo } from './pace.ts';

const aJob = (job: Partial<Job>): Job => ({ name: 'x', everySeconds: 14, work: async () => {}, ...job });

describe('the queue of a job', () => {
  it.each([
    ['as often as the job runs', { everySeconds: 14 }, 14],
    ['once a minute for a rare job', { everySeconds: 3_600 }, 60],
    ['every half minute for a job that only runs when it is woken', { everySeconds: null }, 30],
    ['as often as the job says', { everySeconds: 60, lookSeconds: 15 }, 15],
  ])('is looked into %s', (_, job, expected) => {
    expect(lookSecondsOf(aJob(job))).toBe(expected);
  });
});

describe('JOBS_EVERY_SECONDS', () => {
  const slowed = (leastSeconds: number, job: Partial<Job>) => {
    const [{ everySeconds, lookSeconds } = aJob({})] = slowedTo(leastSeconds, [aJob(job)]);
    return { everySeconds, lookSeconds };
  };

  it('is the least number of seconds between two runs of a job, and between two looks into its queue', () => {
    expect(slowed(900, { everySeconds: 14 })).toEqual({ everySeconds: 900, lookSeconds: 900 });
    expect(slowed(900, { everySeconds: null })).toEqual({ everySeconds: null, lookSeconds: 900 });
    expect(slowed(900, { everySeconds: 3_600 })).toEqual({ everySeconds: 3_600, lookSeconds: 900 });
  });

  it('changes nothing unless it is set', () => {
    expect(slowed(1, { everySeconds: 60, lookSeconds: 15 })).toEqual({ everySeconds: 60, lookSeconds: 15 });
  });
});

describe('a worker', () => {
  /** A busy machine takes long. */
  const patienceMs = 15_000;
  const { startWorker } = useWorkers();
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('finds the runs of a job by itself, at each interval', async () => {
    const work = vi.fn<Job['work']>(async () => {});
    await startWorker(api.services, [aJob({ everySeconds: 1, work })]);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3), patienceMs);
  });

  it('counts the interval from the beginning of a run, and pauses for half of it after a long run', async () => {
    const work = () => sleep(3_500);
    const jobs = [
      aJob({ name: 'rare', everySeconds: 20, work }),
      aJob({ name: 'often', everySeconds: 4, work }),
    ];
    const { lookAt } = await startWorker(api.services, jobs);
    for (const { name } of jobs) {
      await letRunsBeDue(api, name);
      lookAt(name);
    }
    const pauses = async () => {
      const { rows } = await api.pool.query<{ name: string; seconds: number }>(
        `select name, extract(epoch from next.start_after - past.completed_on)::float8 as seconds
         from pgboss.job next join pgboss.job past using (name)
         where name in ('rare', 'often') and next.state = 'created' and past.state = 'completed' order by name`,
      );
      return rows;
    };
    await vi.waitFor(async () => {
      const [often, rare] = await pauses();
      expect(rare?.seconds).toBeLessThan(17);
      expect(often?.seconds).toBeGreaterThan(0.5);
    }, patienceMs);
  });
});
