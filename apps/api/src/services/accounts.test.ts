import { sessions } from '@halved/db';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const end = (id: string) => api.db.update(sessions).set({ endedAt: sql`now()` }).where(eq(sessions.id, id));

describe('the member of a session', () => {
  it('is cached for five seconds, or until it is dropped', async () => {
    const { id, sessionId } = await api.aMember();
    const { accounts } = api.services;
    expect((await accounts.viewerOf(sessionId))?.id).toBe(id);
    await end(sessionId);
    expect((await accounts.viewerOf(sessionId))?.id).toBe(id);
    accounts.forget(id);
    expect(await accounts.viewerOf(sessionId)).toBeNull();
  });

  it('is read again if it changed during the read, and the older state is never cached', async () => {
    const { id, sessionId } = await api.aMember();
    const { accounts } = api.services;
    const query = api.pool.query.bind(api.pool);
    const gate = Promise.withResolvers<void>();
    // The session ends while the first read is under way.
    const spy = vi.spyOn(api.pool, 'query').mockImplementationOnce(async (...args) => {
      const result = await query(...args);
      await gate.promise;
      return result;
    });
    const viewer = accounts.viewerOf(sessionId);
    await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await end(sessionId);
    accounts.forget(id);
    gate.resolve();
    expect(await viewer).toBeNull();
    expect(await accounts.viewerOf(sessionId)).toBeNull();
    spy.mockRestore();
  });

  it('is read once even if other members change all the time, as when many people save their settings', async () => {
    const { id, sessionId } = await api.aMember();
    const other = await api.aMember();
    const { accounts } = api.services;
    const query = api.pool.query.bind(api.pool);
    let reads = 0;
    const spy = vi.spyOn(api.pool, 'query').mockImplementation(async (...args) => {
      const result = await query(...args);
      if (++reads < 5) accounts.forget(other.id);
      return result;
    });
    expect((await accounts.viewerOf(sessionId))?.id).toBe(id);
    spy.mockRestore();
    expect(reads).toBe(1);
  });
});
