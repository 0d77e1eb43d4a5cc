import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locateBinaries } from './embedded/binaries.ts';
import { explain } from './embedded/embedded-error.ts';
import { sweepAbandoned } from './embedded/sweep.ts';
import { type DatabaseChange, EmbeddedError, openEmbedded } from './embedded.ts';

const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let dataDir: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'halved-embedded-'));
    chmodSync(folder, 0o711);
    dataDir = join(folder, 'data');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is created once, keeps its rows over a restart, and is durable', async () => {
    const steps: string[] = [];
    const first = await openEmbedded({ dataDir, onProgress: (step) => steps.push(step) });
    expect(first).toMatchObject({ created: true, owned: true });
    expect(steps).toHaveLength(1);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    await first.stop();

    const second = await openEmbedded({ dataDir });
    expect(second).toMatchObject({ created: false, owned: true });
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(await ask(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(second.url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(await ask(second.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await second.stop();
    await second.stop();
    await expect(ask(second.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('stores its password in a file that only its owner can read', () => {
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  });

  it('logs no value of a row that a statement refuses', async () => {
    const { url, stop } = await openEmbedded({ dataDir });
    const insert = `INSERT INTO addresses VALUES ('ana@example.org')`;
    await ask(url, `CREATE TABLE addresses (address text UNIQUE); ${insert}`);
    await expect(ask(url, insert)).rejects.toThrow('duplicate key');
    await stop();
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ana@example.org');
  });

  it('is shared by several processes and stopped by the last of them', async () => {
    const [server, command] = await Promise.all([openEmbedded({ dataDir }), openEmbedded({ dataDir })]);
    expect(command.url).toBe(server.url);
    expect([server.owned, command.owned].sort()).toEqual([false, true]);
    await server.stop();
    expect(await ask(command.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    await command.stop();
    await expect(ask(command.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('keeps running when the process that opened it is killed, and is used by the next process', async () => {
    const killed = await openElsewhere(dataDir);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect(await ask(killed.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);

    const nextServer = await openEmbedded({ dataDir });
    expect(nextServer).toMatchObject({ url: killed.url, owned: true });
    await nextServer.stop();
    await expect(ask(nextServer.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('keeps its port when it is started again after it was killed', async () => {
    const user = await openEmbedded({ dataDir });
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await expect.poll(() => ask(user.url, 'SELECT 1').catch(String)).toMatch(/ECONNREFUSED/);
    const command = await openEmbedded({ dataDir });
    expect(command.url).toBe(user.url);
    expect(await ask(user.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await command.stop();
    expect(await ask(user.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    await user.stop();
    await expect(ask(user.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('accepts one server at a time', async () => {
    const server = { name: 'port 3000', signal: new AbortController().signal, onChange: () => {} };
    const first = await openEmbedded({ dataDir, server });
    await expect(openEmbedded({ dataDir, server })).rejects.toThrow(
      `Another Halved (process ${process.pid}, port 3000) already runs with the data folder ${dataDir}.`,
    );
    expect(await ask(first.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    await first.stop();
    const next = await openEmbedded({ dataDir, server });
    await next.stop();
  });

  it('is soon available again after somebody asked it to shut down', async () => {
    const changes: string[] = [];
    const onChange = ({ kind }: DatabaseChange) => changes.push(kind);
    const server = { name: 'port 3000', signal: new AbortController().signal, onChange };
    const { url, stop } = await openEmbedded({ dataDir, server });
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    process.kill(postmasterOf(dataDir), 'SIGTERM');
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['died', 'back']);
    expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await stop();
    expect(changes).toHaveLength(2);
  });

  it('does not delay a server that is asked to stop while the database cannot be started', async () => {
    const changes: string[] = [];
    const onChange = ({ kind }: DatabaseChange) => changes.push(kind);
    const server = { name: 'port 3000', signal: new AbortController().signal, onChange };
    const { url, stop } = await openEmbedded({ dataDir, server });
    const log = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('could not bind').length;
    const before = log();
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    const other = await listenOn(Number(new URL(url).port));
    await expect.poll(log, { timeout: 10_000 }).toBeGreaterThan(before);
    const stoppedAt = performance.now();
    await stop();
    // A server that is not asked to stop would retry for ten seconds.
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
    other.close();
    expect(changes).toEqual(['died']);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('keeps running after Ctrl-C until the server has finished, and stops when the process exits without stop()', async () => {
    const server = await openElsewhere(dataDir);
    process.kill(-(server.child.pid ?? 0), 'SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ask(server.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    server.child.stdin.end();
    await once(server.child, 'exit');
    await expect
      .poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')), { timeout: 5_000 })
      .toBe(false);
  });

  it('starts although a postmaster.pid and a lock of dead processes are left', async () => {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      '999999\n/x\n0\n5432\n\n127.0.0.1\n\nready   \n',
    );
    writeFileSync(join(dataDir, 'postgres.lock'), '999999 12345\n');
    const opened = await openEmbedded({ dataDir });
    expect(await ask(opened.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await opened.stop();
  });

  it('starts again after a first start that was interrupted', async () => {
    const half = join(folder, 'half');
    mkdirSync(join(half, 'postgres.new'), { recursive: true });
    writeFileSync(join(half, 'postgres.new', 'PG_VERSION'), '18');
    const opened = await openEmbedded({ dataDir: half });
    expect(opened.created).toBe(true);
    await opened.stop();
  });

  it('is removed with its folder when its test run was killed, but not while it is in use', async () => {
    const temporary = mkdtempSync(join(folder, 'halved-swept-'));
    chmodSync(temporary, 0o711);
    const { child, url } = await openElsewhere(join(temporary, 'data'));
    await sweepAbandoned(folder, /^halved-swept-/);
    expect(await ask(url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sweepAbandoned(folder, /^halved-swept-/);
    expect(existsSync(temporary)).toBe(false);
    await expect(ask(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it.runIf(isRoot)('names the parent folder that the user postgres cannot enter', async () => {
    const shut = join(folder, 'shut');
    mkdirSync(shut, { mode: 0o700 });
    const opening = openEmbedded({ dataDir: join(shut, 'data') });
    await expect(opening).rejects.toThrow(EmbeddedError);
    await expect(opening).rejects.toThrow(`cannot enter ${shut}. Run chmod o+x ${shut}`);
  });

  it('says what to do on a platform for which npm has no PostgreSQL', () => {
    expect(() => locateBinaries('sunos', 'x64')).toThrow(/sunos-x64.*set DATABASE_URL/s);
  });

  it('reports a full disk first when PostgreSQL logs several causes', () => {
    const output =
      'LOG: starting\nFATAL:  could not write lock file "postmaster.pid": No space left on device\n';
    expect(explain(output, 'x.log').message).toMatch(/^The disk is full.*Free some space.*No space left/);
  });
});

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Listens on a port as soon as it is free. */
async function listenOn(port: number): Promise<Server> {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1');
    const isTaken = await Promise.race([once(server, 'listening').then(() => false), once(server, 'error')]);
    if (!isTaken) return server;
  }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A server in its own process group. It ignores Ctrl-C, and exits without calling stop() when its input ends. */
async function openElsewhere(dataDir: string) {
  const source = `
    import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    process.on('SIGINT', () => {});
    process.stdin.on('end', () => process.exit(0)).resume();
    console.log((await openEmbedded({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url).trim() };
}
