import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openEmbedded } from '@halved/db/embedded';
import { locateBinaries } from '@halved/db/embedded/binaries';
import { systemAccount } from '@halved/db/embedded/system-account';
import pg from 'pg';
import { atEnd, temporaryFolder } from './processes.ts';

/** `fast` stops all work and writes a checkpoint. `immediate` is a crash, with recovery at the next start. */
export type StopMode = 'fast' | 'immediate';

/** A PostgreSQL for the bench alone, with the product's settings. */
export interface BenchDatabase {
  readonly url: string;
  /** The folder of the cluster. */
  readonly folder: string;
  /** The process id of the postmaster, which changes with a restart. */
  readonly pid: () => number;
  /** Stops the server and starts it on the same port. Resolves when it accepts connections again. */
  readonly restart: (mode: StopMode) => Promise<void>;
  readonly stop: (mode: StopMode) => Promise<void>;
  readonly start: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Further settings of PostgreSQL, which override the product's. */
  readonly settings?: Record<string, string>;
  /** The folder for the data; by default a temporary one. */
  readonly dataDir?: string;
}

/** Creates and starts an empty PostgreSQL. It is stopped at the end of the run. */
export async function openDatabase({
  settings = {},
  ...where
}: DatabaseOptions = {}): Promise<BenchDatabase> {
  const dataDir = where.dataDir ?? (await temporaryFolder('bench'));
  const embedded = await openEmbedded({ dataDir, settings });
  const cluster = join(dataDir, 'postgres');
  // The arguments of the running server. pg_ctl restarts with them, and therefore on the same port.
  const line = readFileSync(join(cluster, 'postmaster.opts'), 'utf8').trim();
  const options = line.slice(line.indexOf(' "-') + 1);
  const control = (...args: string[]) => pgCtl(['-D', cluster, '-s', '-w', ...args]);
  const log = join(cluster, 'restart.log');
  const database: BenchDatabase = {
    url: embedded.url,
    folder: cluster,
    pid: () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
    restart: (mode) => control('restart', '-m', mode, '-l', log),
    stop: (mode) => control('stop', '-m', mode),
    start: () => control('start', '-o', options, '-l', log),
  };
  atEnd(async () => {
    await database.stop('immediate').catch(() => undefined);
    await embedded.stop();
  });
  return database;
}

/** Runs pg_ctl under PostgreSQL's account. */
export async function pgCtl(args: readonly string[]): Promise<void> {
  const file = join(
    dirname(locateBinaries().postgres),
    process.platform === 'win32' ? 'pg_ctl.exe' : 'pg_ctl',
  );
  // The output is discarded, because the server that pg_ctl starts would inherit a pipe and keep it open.
  const child = spawn(file, args, {
    ...systemAccount(),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errorOutput = text(child.stderr);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed: ${await errorOutput}`);
}

/** Does some work over a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement over a connection of its own. */
export const rowsOf = <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => withClient(url, async (client) => (await client.query<Row>(text, values)).rows);
