import { databaseUrl, withAdmin } from '@halved/db/testing/test-database';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { wake, instance, live, ready } = contract.service;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a server that is up', () => {
  it('is reported as awake, alive and ready, whatever token is sent', async () => {
    for (const as of [undefined, { token: 'nonsense' }, api.withStaleToken(await api.aMember())]) {
      const status = await api.call(wake, { as });
      expect(status).toMatchObject({ status: 'awake', database: 'ready' });
      expect(status.version).toMatch(/^\d+\.\d+\.\d+/);
      expect(status.uptimeSeconds).toBeGreaterThanOrEqual(0);
      expect(await api.call(live, { as })).toEqual({ status: 'ok' });
      expect(await api.call(ready, { as })).toEqual({ status: 'ok' });
    }
  });

  it('tells everybody the address for questions', async () => {
    const { contactEmail } = api.services.env;
    expect(await api.call(instance)).toMatchObject({ contactEmail });
  });

  it('is no longer ready once it was asked to stop, but still alive until it ends', async () => {
    const { lifecycle } = api.services;
    lifecycle.stopping = true;
    expect((await api.refused(ready)).code).toBe('SERVICE_UNAVAILABLE');
    await api.call(live);
    lifecycle.stopping = false;
    await api.call(ready);
  });
});

describe('while the database is away', () => {
  let offline: Api;
  beforeAll(async () => {
    offline = await startApi({ databaseUrl: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' });
  });
  afterAll(() => offline.stop());

  it('every call that needs the database answers 503 with Retry-After, in the shape of all errors', async () => {
    for (const refusal of [
      await offline.refused(wake),
      await offline.refused(ready),
      await offline.refused(contract.posts.list, { input: {} }),
      await offline.refused(contract.auth.login, { input: { email: 'a@example.org', password } }),
      await offline.refused(contract.posts.list, { as: await api.aMember(), input: {} }),
    ]) {
      expect(refusal.code).toBe('SERVICE_UNAVAILABLE');
      expect(refusal.headers['retry-after']).toBe('2');
    }
  });

  it('calls that need no database are answered', async () => {
    expect(await offline.call(live)).toEqual({ status: 'ok' });
    await offline.call(contract.languages.supported);
    await offline.call(contract.posts.prompts);
    expect((await offline.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
  });

  it('a failed answer to a visitor is not cached', async () => {
    await api.aPost({ by: await api.aMember() });
    const away = vi.spyOn(api.pool, 'query').mockImplementation(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    const url = '/api/posts?limit=7';
    expect((await api.inject({ url })).statusCode).toBe(503);
    away.mockRestore();
    expect((await api.inject({ url })).statusCode).toBe(200);
  });
});

describe('a database that comes back', () => {
  it('is used again at once although every connection was cut', async () => {
    const as = await api.aMember();
    await Promise.all(Array.from({ length: 8 }, () => api.call(contract.auth.profile, { as })));
    await api.pool
      .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => api.send(contract.auth.profile, { as })),
    );
    for (const { statusCode } of responses) expect([200, 503]).toContain(statusCode);
    await expect.poll(async () => (await api.send(contract.auth.profile, { as })).statusCode).toBe(200);
  });
});

it('a database that lets nobody in while it is worked on counts as away, and is used again afterwards', async () => {
  const worked = await startApi();
  const name = new URL(worked.url).pathname.slice(1);
  const allow = (allowed: boolean) =>
    withAdmin(databaseUrl(worked.url, 'postgres'), async (admin) => {
      await admin.query(`alter database ${name} with allow_connections ${allowed}`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
  await worked.call(wake);
  await allow(false);
  for (const _ of [1, 2]) expect((await worked.refused(wake)).code).toBe('SERVICE_UNAVAILABLE');
  await allow(true);
  await worked.call(wake);
  await worked.stop();
});
