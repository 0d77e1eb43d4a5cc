import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, startServer } from '../testing/programs.ts';

/** Starting a program from its sources takes long on a busy machine. */
const patienceMs = 60_000;
/** How long a server behind a proxy still accepts requests. */
const drainMs = 3_000;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'halved-test-stop-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (trustProxy: string) =>
  startServer(dataDir, { DATABASE_URL: database.url, TRUST_PROXY: trustProxy });

/** How long a server takes to end after a signal, in milliseconds, and its exit code. */
async function endedBy({ child }: Awaited<ReturnType<typeof start>>, signal: NodeJS.Signals) {
  const askedAt = performance.now();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return { code: await ended, ms: performance.now() - askedAt };
}

describe('a server behind a proxy that is asked to stop', () => {
  it('says at once that it is not ready, and answers requests until the proxy has noticed', {
    timeout: patienceMs,
  }, async () => {
    const server = await start('1');
    const ready = await fetch(`${server.url}/api/health/ready`);
    expect(ready.status).toBe(200);
    expect(ready.headers.get('connection')).toBe('keep-alive');
    const ended = endedBy(server, 'SIGTERM');
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health/ready`)).status, { interval: 10 })
      .toBe(503);
    const refused = await fetch(`${server.url}/api/health/ready`);
    expect(refused.headers.get('retry-after')).toBe('5');
    await sleep(drainMs / 2);
    const answer = await fetch(`${server.url}/api/posts`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    const { code, ms } = await ended;
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(drainMs - 50);
    expect(ms).toBeLessThan(25_000);
  });

  it('does not let who presses Ctrl-C wait for the proxy', { timeout: patienceMs }, async () => {
    const { code, ms } = await endedBy(await start('1'), 'SIGINT');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(drainMs);
  });
});

describe('a server without a proxy that is asked to stop', () => {
  it('ends as soon as its requests have finished', { timeout: patienceMs }, async () => {
    const { code, ms } = await endedBy(await start('0'), 'SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(drainMs);
  });
});

describe('a server that is asked to stop while it starts', () => {
  const waitingText = `
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  /** Whether somebody waits for a lock. A transaction would see the activity of its beginning alone. */
  const isWaiting = async () =>
    (await withAdmin(database.url, (other) => other.query(waitingText))).rows.length > 0;

  it('ends with 0 and without a word, although it asks the database', { timeout: patienceMs }, async () => {
    await withAdmin(database.url, async (client) => {
      await client.query('begin');
      await client.query('lock table users');
      const variables = { DATABASE_URL: database.url, ADMIN_EMAILS: 'one@example.org' };
      const { child, output, ended } = launchServer(dataDir, variables);
      while (!(await isWaiting()) && child.exitCode === null) await sleep(50);
      child.kill('SIGINT');
      await sleep(300);
      await client.query('rollback');
      expect(await ended).toEqual([0]);
      expect(output.text).toBe('');
    });
  });
});
