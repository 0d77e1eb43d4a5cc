import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { runsOf, useWorkers } from '../testing/worker.ts';
import { watchClock } from './clock-back.ts';
import type { Job } from './job.ts';

const patienceMs = 15_000;
let api: Api;
const lines: string[] = [];
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
});
afterAll(() => api.stop());

const { startWorker } = useWorkers();

it('after the clock of the database went back a day, jobs run, and those that wait for their time wait on', async () => {
  const [often, daily] = [vi.fn<Job['work']>(async () => {}), vi.fn<Job['work']>(async () => {})];
  const jobs: Job[] = [
    { name: 'often', everySeconds: 30, work: often },
    { name: 'daily', everySeconds: 86_400, work: daily },
    { name: 'woken', everySeconds: null, work: often },
  ];
  const { lookAt, wake } = await startWorker(api.services, jobs);
  await wake('woken');
  await vi.waitFor(() => expect(often).toHaveBeenCalledOnce(), patienceMs);
  await api.pool.query(
    `update pgboss.job set start_after = start_after + interval '1 day' where name = 'often'`,
  );

  await watchClock(api.services, jobs)();
  expect(await runsOf(api, 'often')).toMatchObject([{ seconds: expect.closeTo(0, -1) }]);
  expect(await runsOf(api, 'daily')).toMatchObject([{ seconds: expect.closeTo(86_400, -2) }]);
  lookAt('often');
  await vi.waitFor(() => expect(often).toHaveBeenCalledTimes(2), patienceMs);
  expect(daily).not.toHaveBeenCalled();
  const said = lines.filter((line) => line.includes('the clock of the database went back'));
  expect(said).toHaveLength(1);

  await watchClock(api.services, jobs)();
  expect(lines.filter((line) => line.includes('the clock of the database went back'))).toEqual(said);
});
