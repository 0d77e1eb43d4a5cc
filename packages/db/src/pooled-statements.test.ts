import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './client.ts';
import { keepsStatements } from './pooled-statements.ts';
import { openCarelessPooler } from './testing/careless-pooler.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function examine(url: string): Promise<boolean> {
  const { pool, close } = openDatabase({ url });
  try {
    return await keepsStatements(pool);
  } finally {
    await close();
  }
}

it('PostgreSQL keeps the statements that a connection has prepared, however often it is asked', async () => {
  const { pool, close } = openDatabase({ url: database.url });
  try {
    for (let time = 0; time < 3; time++) expect(await keepsStatements(pool)).toBe(true);
  } finally {
    await close();
  }
});

it('a pooler whose clients meet in one session does not keep them, also when a server starts again', async () => {
  const pooler = await openCarelessPooler(database.url);
  try {
    expect(await examine(pooler.url)).toBe(false);
    expect(await examine(pooler.url)).toBe(false);
  } finally {
    pooler.close();
  }
});
