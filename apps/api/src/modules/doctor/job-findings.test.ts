import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { letRunsBeDue, runsOf, useWorkers } from '../../testing/worker.ts';
import { jobsInDatabase } from './job-findings.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { startWorker } = useWorkers();
const findings = async (env = api.services.env) =>
  (await jobsInDatabase(api.db, env)).map(({ state, text }) => `${state}: ${text}`);

describe('the doctor', () => {
  it('says that the first start makes the queue', async () => {
    expect(await findings()).toEqual(['good: The first start makes the queue of the jobs.']);
  });

  it('does not call a job late that runs for long', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = vi.fn(() => gate.promise);
    const worker = await startWorker(api.services, [{ name: 'long', everySeconds: 60, work: begun }]);
    await letRunsBeDue(api, 'long');
    worker.lookAt('long');
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), 15_000);
    await letRunsBeDue(api, 'long', '20 minutes');
    expect(await findings()).toEqual(['good: No job is late.']);
    await api.pool.query(
      `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where name = 'long'`,
    );
    expect(await findings()).toEqual([
      expect.stringContaining('warning: Jobs wait for up to 20 minutes: long'),
    ]);
    gate.resolve();
    await worker.stop();
    await api.pool.query(`delete from pgboss.job where name = 'long'`);
  });

  it('waits for no job that the settings have switched off since', async () => {
    const work = async () => {};
    const worker = await startWorker(api.services, [{ name: 'make-backup', everySeconds: 3_600, work }]);
    await worker.stop();
    await letRunsBeDue(api, 'make-backup', '20 minutes');
    const { env } = api.services;
    expect(await findings({ ...env, backups: { ...env.backups, everyHours: 24 } })).toEqual([
      expect.stringContaining('warning: Jobs wait for up to 20 minutes: make-backup'),
    ]);
    expect(await findings({ ...env, backups: { ...env.backups, everyHours: 0 } })).toEqual([
      'good: No job is late.',
    ]);
    await api.pool.query(`delete from pgboss.job where name = 'make-backup'`);
  });

  it('names the jobs that nobody runs, and those that fail again and again', async () => {
    const work = vi.fn(async () => {
      throw new Error('broken');
    });
    const jobs = [
      { name: 'broken', everySeconds: 60, work },
      { name: 'fine', everySeconds: 60, work: async () => {} },
    ];
    const worker = await startWorker(api.services, jobs);
    expect(await findings()).toEqual(['good: No job is late.']);
    for (const failures of [1, 2, 3]) {
      await letRunsBeDue(api, 'broken');
      worker.lookAt('broken');
      await expect
        .poll(async () => (await runsOf(api, 'broken')).at(-1)?.data.failures, { timeout: 15_000 })
        .toBe(failures);
    }
    await worker.stop();
    await letRunsBeDue(api, 'fine', '20 minutes');
    expect(await findings()).toEqual([
      'warning: Jobs wait for up to 20 minutes: fine. A server runs them with HALVED_ROLE=all or worker.',
      'warning: Jobs fail again and again: broken. The log has the kind of the error.',
    ]);
  });
});
