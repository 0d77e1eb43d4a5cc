import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoMoment, type OpenDatabase, openDatabase, withTransaction } from './client.ts';
import { isDatabaseAway } from './database-away.ts';
import { statement } from './statement.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url });
  await open.pool.query('create table counters (name text primary key, value int not null)');
  await open.pool.query('create sequence tries');
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

// A function that fails with a conflict until its given attempt. A rollback does not reset a sequence, so the sequence
// counts the attempts.
const conflictUntil = (name: string, attempt: number) =>
  open.pool.query(`
  create function ${name}() returns int language plpgsql as $$ begin
    if nextval('tries') < ${attempt} then raise exception 'conflict' using errcode = '40P01'; end if;
    return 7;
  end $$`);

describe('after a conflict with another transaction', () => {
  it('a statement outside a transaction is repeated', async () => {
    await conflictUntil('third_time', 3);
    const ask = statement<{ value: number }>(sql`select third_time() as value`);
    expect(await ask(open.db)).toEqual([{ value: 7 }]);
  });

  it('the whole transaction is repeated, not only its last statement', async () => {
    await open.pool.query("select setval('tries', 1, false)");
    await conflictUntil('second_time', 2);
    const ask = statement<{ value: number }>(sql`select second_time() as value`);
    const insert = statement(sql`insert into counters values ('a', 1)`);
    let runs = 0;
    const rows = await withTransaction(open.pool, async (db) => {
      runs++;
      await insert(db);
      return ask(db);
    });
    expect({ rows, runs }).toEqual({ rows: [{ value: 7 }], runs: 2 });
  });
});

it('a transaction that the database refuses to write gives the next one another connection, as after a failover', async () => {
  const { pool, close } = openDatabase({ url: database.url, maxConnections: 1 });
  await pool.query('set default_transaction_read_only = on');
  const insert = statement(sql`insert into counters values ('after a failover', 1)`);
  const write = () => withTransaction(pool, insert);
  await expect(write()).rejects.toThrow();
  await expect(write()).resolves.toEqual([]);
  await close();
});

describe('a server that is silent', () => {
  const silenceMs = 200;
  const slow = sql`select pg_sleep(0.5), 7 as value`;
  const backend = async () => (await patient.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  let patient: OpenDatabase;
  beforeAll(() => {
    patient = openDatabase({ url: database.url, maxConnections: 1, silenceMs });
  });
  afterAll(() => patient.close());

  it('while it owes an answer counts as away, and the next statement gets a new connection', async () => {
    const before = await backend();
    const failure: unknown = await statement(slow)(patient.db).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await backend()).not.toBe(before);
  });

  it('while nobody asks it anything keeps its connection', async () => {
    const before = await backend();
    await sleep(3 * silenceMs);
    expect(await backend()).toBe(before);
  });

  it('may take longer for one statement of a transaction, and not for the next', async () => {
    const long = statement<{ value: number }>(slow, { prepared: false, timeoutMs: 5_000 });
    const rows: unknown[] = [];
    const both = withTransaction(patient.pool, async (db) => {
      rows.push(...(await long(db)));
      await statement(slow)(db);
    });
    await expect(both).rejects.toThrow('silent');
    expect(rows).toMatchObject([{ value: 7 }]);
  });
});

it('a transaction sees what others have committed, also where transactions see one moment by default', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_isolation=serializable');
  const strict = openDatabase({ url: url.href });
  const ask = statement<{ level: string }>(sql`select current_setting('transaction_isolation') as level`);
  try {
    expect(await withTransaction(strict.pool, (db) => ask(db))).toEqual([{ level: 'read committed' }]);
  } finally {
    await strict.close();
  }
});

describe('a moment as text', () => {
  it.each([
    ['2026-05-01 10:00:00+00', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01 10:00:00.12+00', '2026-05-01T10:00:00.120Z'],
    ['2026-05-01 10:00:00.123456+00', '2026-05-01T10:00:00.123Z'],
    ['2026-05-01 10:00:00.5+02', '2026-05-01T08:00:00.500Z'],
    ['2026-05-01 10:00:00-03:30', '2026-05-01T13:30:00.000Z'],
  ])('%s is converted to %s', (text, iso) => {
    expect(isoMoment(text)).toBe(iso);
  });

  it('is returned by a statement with isoMoments', async () => {
    const ask = statement(
      sql`select timestamptz '2026-05-01 10:00:00.12+00' as at, null::timestamptz as never`,
      {
        isoMoments: true,
      },
    );
    expect(await ask(open.db)).toEqual([{ at: '2026-05-01T10:00:00.120Z', never: null }]);
  });
});
