import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, withTransaction } from './client.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { watchStatements } from './watch-statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Sends statements, and returns what the watch was told: the summary of each, and the error of those that failed. */
async function told(work: (pool: pg.Pool) => Promise<unknown>): Promise<string[]> {
  const { pool, close } = openDatabase({ url: database.url });
  const seen: string[] = [];
  watchStatements(pool, ({ name, summary }) => (error) => {
    const failure = error instanceof pg.DatabaseError ? ` failed with ${error.code}` : '';
    seen.push(`${name ? `${name}: ` : ''}${summary}${failure}`);
  });
  await work(pool).catch(() => {});
  await close();
  return seen;
}

describe('a watched pool', () => {
  it.each([
    ['select id from posts where short_content = $1', ['update likes'], 'select posts'],
    ['with a as (select 1 from users) select * from a', [], 'select users'],
    ['with a as (select 1 from users for update of users) select * from a', [], 'select users'],
    ['with a as (select 1 as n) delete from likes where false', [], 'delete likes'],
    ['UPDATE "posts" set updated_at = null where false', [], 'update posts'],
    ['select 1', [], 'select'],
  ])('tells of %s by its verb and its table', async (text, values, summary) => {
    expect(await told((pool) => pool.query(text, values))).toEqual([summary]);
  });

  it('names a prepared statement, and never a value', async () => {
    const query = { name: 'a1', text: 'select $1::text', values: ['from secret'] };
    expect(await told((pool) => pool.query(query))).toEqual(['a1: select']);
  });

  it('tells of each statement of a transaction once', async () => {
    const work = (pool: pg.Pool) => withTransaction(pool, (db) => db.$client.query('select 1 from users'));
    expect(await told(work)).toEqual(['begin', 'select users', 'commit']);
  });

  it('tells of a statement that failed', async () => {
    expect(await told((pool) => pool.query('select 1 from nowhere'))).toEqual([
      'select nowhere failed with 42P01',
    ]);
  });
});
