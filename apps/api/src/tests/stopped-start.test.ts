import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = new URL('../main.ts', import.meta.url).pathname;
/** Starting a program from its sources takes long on a busy machine. */
const patienceMs = 60_000;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'halved-test-stopped-start-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const waitingText = `
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Whether somebody waits for a lock. A transaction would see the activity of its beginning alone. */
const isWaiting = async () =>
  (await withAdmin(database.url, (other) => other.query(waitingText))).rows.length > 0;

it('Ctrl-C during a start, while the database is asked, ends it with 0 and without a word', {
  timeout: patienceMs,
}, async () => {
  await withAdmin(database.url, async (client) => {
    await client.query('begin');
    await client.query('lock table users');
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_EMAILS: 'one@example.org',
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = once(child, 'exit');
    while (!(await isWaiting()) && child.exitCode === null) await sleep(50);
    child.kill('SIGINT');
    await sleep(300);
    await client.query('rollback');
    expect(await ended).toEqual([0, null]);
    expect((await output).join('')).toBe('');
  });
});
