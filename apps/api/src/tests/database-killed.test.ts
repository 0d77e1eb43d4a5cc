import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '@halved/db/embedded';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helpersOf, postmasterOf, runProgram, startServer } from '../testing/programs.ts';

const kills = 10;
const longestAwayMs = 3_000;
/** The longest time for a test. A busy machine takes long to start a program from its sources. */
const patienceMs = 60_000;

let dataDir: string;
let server: Awaited<ReturnType<typeof startServer>>;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halved-test-killed-'));
  chmodSync(dataDir, 0o711);
  server = await startServer(dataDir);
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.org',
      username: 'ada_lovelace',
      password: 'Harbour-7-lights',
    }),
  });
  const answer: { data: { token: string } } = JSON.parse(await response.text());
  token = answer.data.token;
}, patienceMs);
afterAll(async () => {
  if (server.child.exitCode === null) await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

const acknowledged = new Map<string, string>();
/** The moment at which each successful write was sent. */
const sent: number[] = [];
const statuses = new Set<number>();

/** Shares a post as the client does: with one idempotency key, repeated until it is acknowledged. */
async function share(): Promise<void> {
  const text = `A worry while the database is killed, ${randomUUID()}`;
  const key = randomUUID();
  for (;;) {
    const at = performance.now();
    const response = await fetch(`${server.url}/api/posts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ shortContent: text, worryPrompt: 'What is on your mind?' }),
    });
    const body = await response.text();
    statuses.add(response.status);
    if (response.ok) {
      const answer: { data: { id: string } } = JSON.parse(body);
      acknowledged.set(answer.data.id, text);
      sent.push(at);
      return;
    }
    await sleep(50);
  }
}

const kill = (...pids: number[]) => {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
};
/**
 * Suspends a helper, as if it was in the middle of a long statement: it does not notice that its postmaster is gone.
 */
const suspend = (pid: number | undefined) => pid && process.kill(pid, 'SIGSTOP');

/** The ways in which a system that runs out of memory kills a database. */
const deaths: Record<string, (postmaster: number) => void> = {
  'the postmaster alone': (postmaster) => kill(postmaster),
  'all of its processes': (postmaster) => kill(postmaster, ...helpersOf(postmaster)),
  'the postmaster, while one of its helpers hangs': (postmaster) => {
    suspend(helpersOf(postmaster).at(-1));
    kill(postmaster);
  },
  'one of its helpers': (postmaster) => kill(...helpersOf(postmaster).slice(-1)),
};

const logged = (message: string): number => server.output.text.split(message).length - 1;
/** How often the database was back after a kill: restarted by the server, or by PostgreSQL itself. */
const recoveries = () => logged('PostgreSQL runs again') + logged('has begun anew by itself');

async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const { url, stop } = await openEmbedded({ dataDir });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await stop();
  }
}

describe.runIf(process.platform === 'linux')(
  'the embedded database, which is killed ten times during writes,',
  { timeout: patienceMs },
  () => {
    it('answers again within three seconds each time', { timeout: 120_000 }, async () => {
      let writing = true;
      const writers = Array.from({ length: 4 }, async () => {
        while (writing) await share();
      });
      const pauses: [string, number][] = [];
      for (let count = 0; count < kills; count++) {
        const [death = '', killDatabase] = Object.entries(deaths)[count % Object.keys(deaths).length] ?? [];
        await sleep(100 + 50 * count);
        killDatabase?.(postmasterOf(dataDir));
        const killedAt = performance.now();
        const untilBack = { timeout: 30_000, interval: 5 };
        await expect.poll(recoveries, untilBack).toBe(count + 1);
        // A process that outlives the postmaster for a moment may still execute a write before the database is gone.
        const backAt = performance.now();
        await expect.poll(() => sent.some((at) => at > backAt), untilBack).toBe(true);
        pauses.push([death, Math.round(performance.now() - killedAt)]);
      }
      writing = false;
      await Promise.all(writers);
      const summary = pauses.map(([death, ms]) => `${ms} (${death})`).join(', ');
      process.stdout.write(`ms without a success after each kill of the database: ${summary}\n`);
      expect(Math.max(...pauses.map(([, ms]) => ms))).toBeLessThanOrEqual(longestAwayMs);
    });

    it('has every acknowledged write exactly once', async () => {
      const rows = await inDatabase(async (client) => {
        const found = await client.query<{ id: string; text: string }>(
          'select id, short_content as text from posts',
        );
        return found.rows;
      });
      expect(acknowledged.size).toBeGreaterThan(2 * kills);
      expect(new Map(rows.map(({ id, text }) => [id, text]))).toEqual(acknowledged);
      expect([...statuses].sort()).toEqual([201, 503]);
    });

    it('does not end the jobs: a scheduled post appears at its time', async () => {
      const call = async (method: string, path: string, body?: object) => {
        const response = await fetch(`${server.url}/api/posts${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
        });
        const answer: { data: { id: string; publishedAt: string | null } } = JSON.parse(
          await response.text(),
        );
        return answer.data;
      };
      const { id } = await call('POST', '', {
        shortContent: 'A worry for later',
        worryPrompt: 'What is on your mind?',
        isScheduled: true,
        scheduledFor: new Date(Date.now() + 2_000).toISOString(),
      });
      await expect
        .poll(async () => (await call('GET', `/${id}`)).publishedAt, { timeout: 40_000, interval: 200 })
        .not.toBeNull();
    });

    it('is reported as killed by the log and by the doctor', async () => {
      const counts = ['PostgreSQL has died', 'PostgreSQL runs again', 'has begun anew by itself'].map(logged);
      expect(counts).toEqual([8, 8, 2]);
      const { output, ended } = runProgram('cli', dataDir, 'doctor');
      await ended;
      expect(output.text).toMatch(
        /! The embedded PostgreSQL died 10 times in the last 7 days, .*last 2\d{3}-/,
      );
    });

    it('refuses a second server, names the first server, and goes on', async () => {
      const second = runProgram('main', dataDir);
      expect(await second.ended).toEqual([1]);
      expect(second.output.text).toMatch(
        new RegExp(`^Another Halved \\(process ${server.child.pid}, port 0\\) already runs .*\n$`),
      );
      await share();
    });

    it('is taken over and supervised by the next server after the first server was killed', async () => {
      const before = postmasterOf(dataDir);
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      server = await startServer(dataDir);
      expect(postmasterOf(dataDir)).toBe(before);
      kill(before);
      const killedAt = performance.now();
      await share();
      expect(performance.now() - killedAt).toBeLessThanOrEqual(longestAwayMs);
      expect(postmasterOf(dataDir)).not.toBe(before);
    });

    it('is not started again by a server that was asked to stop', async () => {
      const starts = () =>
        readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('starting PostgreSQL').length;
      const before = starts();
      server.child.kill('SIGTERM');
      kill(postmasterOf(dataDir));
      expect(await server.stop()).toBe(0);
      expect(starts()).toBe(before);
      expect(existsSync(join(dataDir, 'postgres.server'))).toBe(false);
    });
  },
);
