import { openCarelessPooler } from '@halved/db/testing/careless-pooler';
import { createTestDatabase } from '@halved/db/testing/test-database';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { prepareDatabase, whenDatabaseAnswers } from './database.ts';

/** How often a start asks a database that first answers with an error of this code, and what it says meanwhile. */
async function start(code: string) {
  const error = Object.assign(new pg.DatabaseError('said', 4, 'error'), { code, severity: 'FATAL' });
  const [lines, asked]: [string[], number[]] = [[], []];
  const ask = async () => {
    asked.push(asked.length);
    if (asked.length === 1) throw error;
  };
  const answered = whenDatabaseAnswers((line) => lines.push(line), ask, 1);
  const failure = await answered.catch((thrown: unknown) => thrown);
  return { asked: asked.length, lines, failed: failure === error };
}

it.each(['28P01', '3D000', '42501'])(
  'a start that the database refuses with %s says so at once',
  async (code) => {
    expect(await start(code)).toEqual({ asked: 1, lines: [], failed: true });
  },
);

it('a start waits for a database that is closed for a moment', async () => {
  expect(await start('55000')).toEqual({
    asked: 2,
    lines: ['The database does not answer yet; waiting for it up to a minute.'],
    failed: false,
  });
});

it('a server opens no more connections than DATABASE_CONNECTIONS allows, and the other calls wait', async () => {
  const database = await createTestDatabase();
  const env = readEnv({ DATABASE_URL: database.url, DATABASE_CONNECTIONS: '2', JWT_SECRET: 'secret' });
  const open = await prepareDatabase(env, () => {});
  try {
    await Promise.all(Array.from({ length: 6 }, () => open.pool.query('select pg_sleep(0.01)')));
    expect(open.pool.totalCount).toBe(2);
  } finally {
    await open.close();
    await database.drop();
  }
});

it('a start behind a pooler that loses prepared statements ends with what to name instead', async () => {
  const database = await createTestDatabase();
  const pooler = await openCarelessPooler(database.url);
  const env = readEnv({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, JWT_SECRET: 'secret' });
  try {
    await expect(prepareDatabase(env, () => {})).rejects.toThrow(
      'Name the database itself or a session pooler',
    );
  } finally {
    pooler.close();
    await database.drop();
  }
});
