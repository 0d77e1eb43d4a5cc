import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { PatientPool } from './patient-pool.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const connectMs = 1_000;

let database: TestDatabase;
let pool: PatientPool;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The process stands still, as on a host that gives it no processor, while the database works on. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const ask = () => pool.query('select 7 as value').then(({ rows }) => rows);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a process that stood still for longer than it waits for a connection', () => {
  beforeAll(() => {
    pool = new PatientPool({ connectionString: database.url, max: 1, connectMs });
  });

  it('still gets the one that it is opening', async () => {
    const answer = ask();
    await sleep(1);
    standStill(1.2 * connectMs);
    expect(await answer).toEqual([{ value: 7 }]);
  });

  it('still gets the one that becomes free meanwhile', async () => {
    const slow = pool.query('select pg_sleep(0.3)');
    const answer = ask();
    standStill(1.2 * connectMs);
    expect(await answer).toEqual([{ value: 7 }]);
    await slow;
  });
});

describe('a caller who waits longer for a connection', () => {
  it('is told that the database is away, and leaves the connection to the next one', async () => {
    const busy = await pool.connect();
    const failure = await failureOf(ask());
    expect(isDatabaseAway(failure)).toBe(true);
    busy.release();
    expect(await ask()).toEqual([{ value: 7 }]);
    expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 });
  });

  it('is told so too when another one has taken the idle connection in the same moment', async () => {
    const slow = pool.query('select pg_sleep(1.5)');
    expect(isDatabaseAway(await failureOf(ask()))).toBe(true);
    await slow;
  });

  it('is told so too when a server takes the connection and says nothing', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const address = silent.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const lost = new PatientPool({
      connectionString: `postgres://a:b@127.0.0.1:${port}/c`,
      max: 1,
      connectMs,
    });
    const failure = await failureOf(lost.query('select 1'));
    expect(isDatabaseAway(failure)).toBe(true);
    expect(lost.totalCount).toBe(0);
    silent.close();
  });
});
