import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { replicaInDatabase } from './replica-findings.ts';

let api: Api;
let other: TestDatabase;
beforeAll(async () => {
  [api, other] = [await startApi(), await createTestDatabase()];
});
afterAll(async () => {
  await api.stop();
  await other.drop();
});

const findingsFor = async (databaseReadUrl: string | undefined) =>
  (await replicaInDatabase(api.db, { databaseReadUrl })).map(({ state, text }) => `${state}: ${text}`);

/** Lets the server of `url` say that it has replayed nothing of the primary’s log. */
const letReplayNothing = (url: string) =>
  withAdmin(url, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    await client.query(`
      create schema late;
      create function late.pg_last_wal_replay_lsn() returns pg_lsn language sql as $$ select '0/1'::pg_lsn $$;
      alter database ${rows[0].name} set search_path = late, pg_catalog`);
  });

it('the doctor says nothing about a replica if there is none', async () => {
  expect(await findingsFor(undefined)).toEqual([]);
});

it('the doctor says that the replica follows', async () => {
  expect(await findingsFor(other.url)).toEqual(['good: The read replica (DATABASE_READ_URL) follows.']);
});

it('the doctor says that the replica does not answer', async () => {
  expect(await findingsFor('postgres://halved:hidden@127.0.0.1:1/halved')).toEqual([
    'warning: The read replica (DATABASE_READ_URL) does not answer, and the primary answers for it. Check its address, that it runs, and that it takes connections from here.',
  ]);
});

it('the doctor says that the replica is late', async () => {
  await letReplayNothing(other.url);
  expect(await findingsFor(other.url)).toEqual([
    'warning: The read replica (DATABASE_READ_URL) is more than 5 s late, and the primary answers for it. Its log says why; if it does not catch up, make it anew.',
  ]);
});
