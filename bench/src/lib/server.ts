import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@halved/db/embedded/free-port';
import { Problem } from './problem.ts';
import { isRunning, startNode, temporaryFolder } from './processes.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const api = join(root, 'apps', 'api');

/** The server as `npm start` runs it. */
export const builtServer = join(api, 'dist', 'main.js');

/** The sources, which Node runs as they are. */
export const serverSources = join(api, 'src', 'main.ts');

/** The built server when there is one, else its sources. */
export const anyServer = () => (existsSync(builtServer) ? builtServer : serverSources);

/** The flags that `npm start` passes to Node, because the bench measures what people run. */
export function nodeFlags(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** A secret with which servers sign tokens. */
export const newSecret = () => randomBytes(32).toString('hex');

/** The settings of a program over a database: a secret and a folder of its own, no limits on calls, and what `more` adds. */
export const settingsFor = async (
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: await temporaryFolder('data'),
  JWT_SECRET: newSecret(),
  RATE_LIMIT_SCALE: '1000000',
  DEMO: '0',
  ...more,
});

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly pid: number;
  /** The last part of the server's output. */
  readonly output: () => string;
}

/** How long a server may take until it is ready. */
const patienceMs = 60_000;

/** Requests `url` every few milliseconds until the status is 200. Rejects when the process ends or after a minute. */
export async function waitUntilReady(
  url: string,
  process: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (!isRunning(process)) {
      throw new Error(`The server ended before it answered ${url}:\n${output()}`);
    }
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await sleep(response ? 20 : 2);
  }
  throw new Error(`No 200 on ${url} within ${patienceMs / 1000} s:\n${output()}`);
}

/** Flags that load the watch over the event loop of a server. */
const loopWatch = ['--import', new URL('loop-watch.mjs', import.meta.url).href];

/** Throws a Problem if the file of a server is not there, which is best known before a database is filled for it. */
export function assertIsThere(script: string): void {
  if (!existsSync(script)) throw new Problem(`There is no ${script}. Run npm run build.`);
}

/** Starts a server on a free port and waits until it responds. Only this machine can reach it. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  { preload = loopWatch }: { preload?: readonly string[] | undefined } = {},
): Promise<RunningServer> {
  assertIsThere(script);
  const port = await freePort();
  let output = '';
  const child = startNode(
    [...nodeFlags(), ...preload, script],
    { HOST: '127.0.0.1', PORT: String(port), ...env },
    (text) => {
      output = `${output}${text}`.slice(-20_000);
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/api/wake`, child, () => output);
  return { url, process: child, pid: child.pid ?? 0, output: () => output };
}
