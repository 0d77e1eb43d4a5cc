import { openDatabase } from '@halved/db';
import { createTestDatabase } from '@halved/db/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestIdFirst } from './order-queries.ts';
import { nameBudget, pageStatements } from './page-queries.ts';

let drop: () => Promise<void>;
let database: ReturnType<typeof openDatabase>;
beforeEach(async () => {
  const test = await createTestDatabase();
  database = openDatabase({ url: test.url, maxConnections: 1 });
  drop = async () => {
    await database.close();
    await test.drop();
  };
});
afterEach(() => drop());

/** A list of the numbers up to 1,000, whose screen shows 7 of them. */
const numbers = (getsName: () => boolean) =>
  pageStatements<{ id: number }>(
    { order: newestIdFirst('id'), sizes: [7], positionOf: () => [''] },
    () => ({
      rows: sql`(select n as id from generate_series(1, 1000) n) numbers`,
      columns: sql`id`,
      from: sql`page`,
      isBounded: false,
    }),
    getsName,
  );

const namedCount = async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from pg_prepared_statements');
  return rows[0].count;
};

it('a page of any usual or unusual size is a named statement while there is a budget for names', async () => {
  const page = numbers(nameBudget(16));
  const named: number[] = [];
  for (const limit of [1, 7, 20, 64]) {
    const rows = await page({ limit, offset: 0, isAfter: false })(database.db);
    expect(rows.length).toBeGreaterThanOrEqual(limit);
    named.push(await namedCount());
  }
  expect(named).toEqual([1, 2, 3, 4]);
});

it('a hundred page sizes make at most six statements', async () => {
  const page = numbers(nameBudget(16));
  for (let limit = 1; limit <= 100; limit++) await page({ limit, offset: 0, isAfter: false })(database.db);
  expect(await namedCount()).toBe(6);
});

it('without a budget only the size that the screen shows is a named statement', async () => {
  const page = numbers(nameBudget(1));
  for (const limit of [20, 64, 7]) await page({ limit, offset: 0, isAfter: false })(database.db);
  expect(await namedCount()).toBe(2);
});

it('a page at an offset has no name, because there are unlimited offsets', async () => {
  const page = numbers(nameBudget(16));
  await page({ limit: 7, offset: 30, isAfter: false })(database.db);
  expect(await namedCount()).toBe(0);
});
