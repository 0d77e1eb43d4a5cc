import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from '../jobs/index.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { sentBy } from '../testing/statements.ts';
import { createPresence } from './presence.ts';

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  as = await api.aMember();
});
afterAll(() => api.stop());

const lastSeen = async ({ id }: Member): Promise<Date | null> => {
  const { rows } = await api.pool.query('select last_seen_at from users where id = $1', [id]);
  return rows[0].last_seen_at;
};

describe('a member’s last activity', () => {
  it('is written at intervals in one statement, and not by the request itself', async () => {
    const presence = createPresence(api.db);
    const other = await api.aMember();
    for (const { id } of [as, other, as]) presence.note(id);
    expect(await lastSeen(as)).toBeNull();
    expect(await sentBy(api, () => presence.write())).toHaveLength(1);
    const first = await lastSeen(as);
    expect(first).not.toBeNull();
    expect(await lastSeen(other)).toEqual(first);

    presence.note(as.id);
    expect(await sentBy(api, () => presence.write())).toEqual([]);
    presence.note(as.id);
    await presence.write();
    expect((await lastSeen(as))?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
  });

  it('is kept while the database is away', async () => {
    const presence = createPresence(api.db);
    presence.note(as.id);
    const query = vi.spyOn(api.pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
    await expect(presence.write()).rejects.toThrow();
    query.mockRestore();
    await presence.write();
    expect(await lastSeen(as)).not.toBeNull();
  });

  it('does not wait for locks, and a locked member is written the next time', async () => {
    const presence = createPresence(api.db);
    const other = await api.aMember();
    for (const { id } of [as, other]) presence.note(id);
    await withTransaction(api.pool, async ({ $client }) => {
      await $client.query('select 1 from users where id = $1 for update', [as.id]);
      await presence.write();
    });
    expect(await lastSeen(as)).toBeNull();
    expect(await lastSeen(other)).not.toBeNull();
  });

  it('is recorded at every call with a token, and written when the server stops', async () => {
    const stop = startJobs(api.services);
    await api.call(contract.posts.list, { as });
    await api.call(contract.posts.list);
    await stop();
    expect(await lastSeen(as)).not.toBeNull();
  });
});
