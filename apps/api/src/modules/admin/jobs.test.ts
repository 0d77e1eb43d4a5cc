import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startJobs } from '../../jobs/index.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { letRunsBeDue, runsOf, useWorkers } from '../../testing/worker.ts';

const { admin, moderation } = contract;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const { startWorker } = useWorkers();
const all = async () => (await api.call(admin.jobs, { as })).jobs;
const jobNamed = async (name: string) => (await all()).find((job) => job.name === name);
const retry = (name: string) => api.call(admin.retryJob, { as, input: { name } });

describe('the jobs', () => {
  it('are those of the registry before the first start, none of which has run', async () => {
    const jobs = await all();
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['send-mail', 'tell-admins']));
    expect(await jobNamed('send-mail')).toEqual({
      name: 'send-mail',
      schedule: { everySeconds: 60 },
      lastRunAt: null,
      lastResult: null,
      nextRunAt: null,
      waiting: 0,
      failed: 0,
    });
    expect((await jobNamed('count-similar'))?.schedule).toBeNull();
    expect(await retry('send-mail')).toEqual({ retried: 0 });
  });

  it('say how the last run ended and when the next one is, and a retry starts a failing one now', async () => {
    let isBroken = true;
    const work = vi.fn(async () => {
      if (isBroken) throw new Error('broken');
    });
    const worker = await startWorker(api.services, [{ name: 'send-mail', everySeconds: 3_600, work }]);
    expect(await jobNamed('send-mail')).toMatchObject({ lastRunAt: null, lastResult: null, failed: 0 });
    await letRunsBeDue(api, 'send-mail');
    expect((await jobNamed('send-mail'))?.waiting).toBe(1);
    worker.lookAt('send-mail');
    await expect.poll(async () => (await jobNamed('send-mail'))?.failed, { timeout: 15_000 }).toBe(1);
    const failed = await jobNamed('send-mail');
    expect(failed).toMatchObject({ lastResult: 'failed', lastRunAt: expect.any(String), waiting: 0 });
    expect(Date.parse(failed?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
    isBroken = false;
    const stop = api.services.jobs.onStart(({ name }) => worker.lookAt(name));
    expect(await retry('send-mail')).toEqual({ retried: 1 });
    await expect.poll(() => work.mock.calls.length, { timeout: 15_000 }).toBe(2);
    await expect.poll(async () => (await jobNamed('send-mail'))?.lastResult).toBe('done');
    expect(await jobNamed('send-mail')).toMatchObject({ failed: 0, waiting: 0 });
    stop();
  });

  it('have failed runs that somebody woke, and a retry takes them up again', async () => {
    let isBroken = true;
    const ids: (readonly string[])[] = [];
    const work = async (run: { ids: readonly string[] }) => {
      if (isBroken) throw new Error('broken');
      ids.push(run.ids);
    };
    const worker = await startWorker(api.services, [{ name: 'count-similar', everySeconds: null, work }]);
    await worker.wake('count-similar', ['one']);
    await expect
      .poll(async () => (await runsOf(api, 'count-similar'))[0]?.state, { timeout: 15_000 })
      .toBe('retry');
    await api.pool.query(
      `update pgboss.job set state = 'failed', completed_on = now() where name = 'count-similar'`,
    );
    expect(await jobNamed('count-similar')).toMatchObject({ lastResult: 'failed', failed: 1, waiting: 0 });
    isBroken = false;
    expect(await retry('count-similar')).toEqual({ retried: 1 });
    worker.lookAt('count-similar');
    await expect.poll(() => ids, { timeout: 15_000 }).toContainEqual(['one']);
    await expect.poll(async () => (await jobNamed('count-similar'))?.lastResult).toBe('done');
  });

  it('without a schedule get a run when they are started', async () => {
    const stop = startJobs(api.services, 0);
    await expect
      .poll(async () => (await jobNamed('tell-admins'))?.nextRunAt, { timeout: 15_000 })
      .not.toBeUndefined();
    await expect
      .poll(
        async () => {
          await retry('recount-similar');
          return (await jobNamed('recount-similar'))?.lastResult;
        },
        { timeout: 15_000 },
      )
      .toBe('done');
    await stop();
  });

  it('unknown to the registry cannot be started; a start is on the record', async () => {
    for (const name of ['drop-tables', 'x'.repeat(200)])
      expect((await api.refused(admin.retryJob, { as, input: { name } })).code).toBe('NOT_FOUND');
    const { entries } = await api.call(moderation.log, { as, input: {} });
    expect(entries[0]).toMatchObject({
      action: 'job.retry',
      actor: { id: as.id },
      subjectId: null,
      details: { job: 'recount-similar' },
    });
  });
});
