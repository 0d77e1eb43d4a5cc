import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;
/** What the first visitor asks for: the code behind these is compiled when they come. */
const firstCalls = ['/api/wake', '/', '/api/posts?limit=20', '/api/languages/supported'];

/**
 * Runs the built server once, with a database of its own, so that Node writes what it compiled into dist/cache. A build
 * where that is not possible (no room for a PostgreSQL) is still a good build: its first start makes the cache.
 */
export async function warm(dist: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halved-build-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: '0' };
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  try {
    await answered(server, `http://127.0.0.1:${port}`);
    await end(server);
  } catch (error) {
    await end(server);
    console.warn(
      `The compile cache was not made: ${error instanceof Error ? error.message : error}\n${said}`,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answered(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error(`the server did not answer within ${patienceMs / 1_000} s`);
    const response = await fetch(`${address}/api/wake`).catch(() => undefined);
    if (response?.ok) break;
    await sleep(20);
  }
  for (const path of firstCalls) await (await fetch(address + path)).arrayBuffer();
}

/** It writes the cache while it ends. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const timer = setTimeout(() => server.kill('SIGKILL'), patienceMs);
  server.kill('SIGTERM');
  await once(server, 'exit');
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
