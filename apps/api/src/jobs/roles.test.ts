import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mailer } from '../services/mail.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { createTestOutbox } from '../testing/test-outbox.ts';
import { runsOf } from '../testing/worker.ts';
import { startJobs } from './index.ts';

const { service, posts } = contract;

let api: Api;
let worker: Api;
beforeAll(async () => {
  api = await startApi({ variables: { HALVED_ROLE: 'api' } });
  worker = await startApi({ variables: { HALVED_ROLE: 'worker' }, databaseUrl: api.url });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const isPublished = async (as: Member, id: string) =>
  (await api.call(posts.get, { as, input: { id } })).publishedAt !== null;
const aDuePost = (by: Member) => api.aPost({ by, publishedAt: null, scheduledFor: hoursFromNow(-1) });

describe('a process with HALVED_ROLE=api', () => {
  it('runs no job, and hands work to the queue, where a worker finds it', async () => {
    const outbox = createTestOutbox(api);
    const send = vi.fn<Mailer['send']>(async () => {});
    const by = await api.aMember();
    const { id } = await aDuePost(by);
    const input = { shortContent: 'I am scared of my exam', worryPrompt: 'I worry that …' };
    const shared = await api.call(posts.create, { as: by, input });
    const stopApi = startJobs({ ...outbox.withMailer(send), env: api.services.env }, 0);
    await outbox.queue(by);
    api.services.jobs.wake('send-mail');
    // The two are queued independently of each other.
    await vi.waitFor(async () => {
      expect(await runsOf(api, 'send-mail')).toHaveLength(1);
      expect(await runsOf(api, 'count-similar')).toMatchObject([{ data: { ids: [shared.id] } }]);
    }, 15_000);
    expect(await runsOf(api, 'publish-posts')).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    expect(await isPublished(by, id)).toBe(false);

    const stopWorker = startJobs(
      { ...worker.services, mailer: { where: 'here', send, check: async () => {} } },
      0,
    );
    await vi.waitFor(async () => {
      expect(send).toHaveBeenCalledOnce();
      expect(await isPublished(by, id)).toBe(true);
    }, 15_000);
    const counts = `select similar_count as count from analyses where post_id = $1`;
    await vi.waitFor(
      async () => expect((await api.pool.query(counts, [shared.id])).rows).toEqual([{ count: 0 }]),
      15_000,
    );
    await stopApi();
    await stopWorker();
  });

  it('serves everything', async () => {
    await api.call(service.ready);
    await api.call(posts.list, { input: {} });
  });
});

describe('a process with HALVED_ROLE=worker', () => {
  it('answers for its health, and for nothing else', async () => {
    expect(await worker.call(service.live)).toEqual({ status: 'ok' });
    expect(await worker.call(service.ready)).toEqual({ status: 'ok' });
    expect((await worker.call(service.wake)).status).toBe('awake');
    expect((await worker.refused(posts.list, { input: {} })).code).toBe('NOT_FOUND');
    for (const url of ['/', '/feed', '/api/docs', '/api/openapi.json'])
      expect((await worker.inject({ url })).statusCode).toBe(404);
  });
});
