import { openDatabase } from '@halved/db';
import { openReadReplica } from '@halved/db/read-replica';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const { posts, resolutions } = contract;

/**
 * Two databases with different posts, so that a test sees which of them answered. The second is a server of its own
 * instead of a replica, so it is never late.
 */
let replica: Api;
let api: Api;
const lines: string[] = [];
beforeAll(async () => {
  replica = await startApi();
  await replica.aPost({ by: await replica.aMember(), shortContent: 'From the replica' });
  api = await startApi({ variables: { DATABASE_READ_URL: replica.url }, log: (line) => lines.push(line) });
  await api.aPost({ by: await api.aMember(), shortContent: 'From the primary' });
});
afterAll(async () => {
  await api.services.replica?.close();
  await api.stop();
  await replica.stop();
});

const textsFor = async (as?: { token: string }) => {
  api.services.visitorAnswers.forget();
  const { posts: found } = await api.call(posts.list, { as });
  return found.map(({ shortContent }) => shortContent);
};

describe('with DATABASE_READ_URL', () => {
  it('the replica answers visitors once it has been checked, and the primary before', async () => {
    expect(await textsFor()).toEqual(['From the primary']);
    await vi.waitFor(async () => expect(await textsFor()).toEqual(['From the replica']));
    expect((await api.call(resolutions.stories)).stories).toEqual([]);
    expect(lines.join()).toContain('the read replica answers');
  });

  it('the primary answers members, who may have just written', async () => {
    expect(await textsFor(await api.aMember())).toEqual(['From the primary']);
  });
});

it('a replica that cannot be reached is never used', async () => {
  const primary = openDatabase({ url: replica.url });
  const unreachable = openReadReplica({ url: 'postgres://halved@127.0.0.1:1/halved', primary });
  expect(unreachable.database()).toBe(primary.db);
  await new Promise((done) => setTimeout(done, 200));
  expect(unreachable.database()).toBe(primary.db);
  await unreachable.close();
  await primary.close();
});

it('the primary answers when the replica fails in the middle of a call, and the replica is no longer used', async () => {
  const gone = openDatabase({ url: 'postgres://halved@127.0.0.1:1/halved' });
  const distrust = vi.fn();
  const failing = { database: () => gone.db, isUsed: () => true, distrust, close: gone.close };
  const over = await startApi({ databaseUrl: api.url, services: { replica: failing } });
  const { posts: found } = await over.call(posts.list);
  expect(found.map(({ shortContent }) => shortContent)).toEqual(['From the primary']);
  expect(distrust).toHaveBeenCalledOnce();
  await failing.close();
  await over.stop();
});
