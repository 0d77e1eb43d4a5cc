import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patienceMs = 30_000;

/**
 * Runs the built server once, with a database of its own, and keeps beside it what V8 compiled until it had answered
 * its first calls. A build where that is not possible (no PostgreSQL for this system) still works; it starts slower.
 */
export async function warm(dist: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halved-build-'));
  chmodSync(dataDir, 0o711);
  const port = String(await freePort());
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'record.ts'), dist, `http://127.0.0.1:${port}`],
    {
      env: {
        PATH: process.env.PATH,
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const late = setTimeout(() => server.kill('SIGTERM'), patienceMs);
  const dead = setTimeout(() => server.kill('SIGKILL'), 2 * patienceMs);
  await once(server, 'exit');
  clearTimeout(late);
  clearTimeout(dead);
  rmSync(dataDir, { recursive: true, force: true });
  if (!existsSync(join(dist, 'server.cache'))) {
    console.warn(`The compiled code could not be kept, so this build starts slower than it could:\n${said}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
