import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchmodSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClusterPlan, postgresEnv } from './cluster.ts';
import { endOrphans, sendSignal, worksIn } from './cluster-processes.ts';
import { EmbeddedError, explain, readSince } from './embedded-error.ts';
import { freePort } from './free-port.ts';
import { isAlive } from './living.ts';
import { readIfThere } from './read-if-there.ts';

/** A running PostgreSQL, as described by its postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const startMs = 60_000;
const temporaryMs = 10_000;
const stopMs = 30_000;
const logLimitBytes = 5_000_000;

/** The postmaster that runs in the folder now, even if it is starting or stopping; undefined if none runs. */
export function livingPostmaster(dataDir: string): PidFile | undefined {
  const postmaster = readPidFile(dataDir);
  return postmaster && isAlive({ pid: postmaster.pid, began: '' }) && worksIn(dataDir, postmaster.pid)
    ? postmaster
    : undefined;
}

/** Waits until the postmaster in the folder is ready and returns it; undefined if none runs. */
export async function findPostmaster(dataDir: string, signal?: AbortSignal): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startMs;
  for (;;) {
    signal?.throwIfAborted();
    const postmaster = livingPostmaster(dataDir);
    if (!postmaster) {
      rmSync(pidFile(dataDir), { force: true });
      return undefined;
    }
    if (postmaster.ready) return postmaster;
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `A PostgreSQL (process ${postmaster.pid}) holds ${dataDir} and has not been ready for ${startMs / 1000} s.`,
        `Read ${logFile(dataDir)}; end that process, and start again.`,
      );
    }
    await sleep(5);
  }
}

/**
 * Starts PostgreSQL on 127.0.0.1, on the given port or a free one. The start takes about 20 ms after a shutdown and 200
 * ms after a crash. PostgreSQL runs in a process group of its own. Otherwise Ctrl-C in a terminal would also reach
 * PostgreSQL, and our server still needs the database to finish its requests. Aborting `signal` also cancels a start
 * that is not finished.
 */
export async function startPostmaster(
  plan: ClusterPlan,
  settings: Record<string, string>,
  { port, signal }: { port?: number | undefined; signal?: AbortSignal } = {},
): Promise<Postmaster> {
  const { dataDir, binaries, account } = plan;
  const began = Date.now();
  await endOrphans(dataDir);
  for (;;) {
    signal?.throwIfAborted();
    const log = openLog(dataDir);
    const options = Object.entries({ ...defaults, ...settings, port: String(port ?? (await freePort())) });
    const child = spawn(
      binaries.postgres,
      ['-D', join(dataDir, 'postgres'), ...options.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...account, env: postgresEnv(), detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    // PostgreSQL may outlive the process that started it.
    child.unref();
    const end = () => child.kill('SIGINT');
    signal?.addEventListener('abort', end);
    const failure = await readyOrFailed(child, dataDir, began + startMs);
    signal?.removeEventListener('abort', end);
    closeSync(log.fd);
    if (failure === undefined) {
      const postmaster = readPidFile(dataDir);
      if (postmaster) return postmaster;
    }
    signal?.throwIfAborted();
    const output = `${readSince(logFile(dataDir), log.offset)}\n${failure ?? ''}`;
    const isTemporary = /could not bind|pre-existing shared memory block|address already in use/i.test(
      output,
    );
    if (!isTemporary || Date.now() > began + temporaryMs) throw explain(output, logFile(dataDir));
    await sleep(200);
  }
}

/** Stops PostgreSQL by a fast shutdown, which rolls back open transactions. Resolves when the process has ended. */
export async function stopPostmaster(dataDir: string, { pid }: Postmaster): Promise<void> {
  askToStop(pid);
  const deadline = Date.now() + stopMs;
  while (readPidFile(dataDir)?.pid === pid && isAlive({ pid, began: '' })) {
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `PostgreSQL (process ${pid}) did not stop within ${stopMs / 1000} s.`,
        `Read ${logFile(dataDir)}; nothing acknowledged is lost if you end it.`,
      );
    }
    await sleep(5);
  }
}

/** Sends the signal for a fast shutdown. It does not wait, so it can also be called while this process is exiting. */
export const askToStop = (pid: number): void => sendSignal(pid, 'SIGINT');

/** The port of the last start; undefined before the first. */
export function lastPort(dataDir: string): number | undefined {
  const line = readIfThere(join(dataDir, 'postgres', 'postmaster.opts'));
  return Number(/"port=(\d+)"/.exec(line)?.[1]) || undefined;
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log');
const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid');

/**
 * Settings that lose no committed data and need little memory: 19 MB with all helpers. PostgreSQL's defaults need 26
 * MB.
 */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '48MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  // After a crash the whole file system is synced at once, which takes 0.1 s; syncing each file takes 2 s.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_statement: 'none',
  // An error of a statement may quote the row that was refused. The server logs where it failed, without any words.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

async function readyOrFailed(
  child: ChildProcess,
  dataDir: string,
  deadline: number,
): Promise<string | undefined> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = String(error);
  });
  child.once('exit', (code, signal) => {
    failure ??= `ended with ${code ?? signal}`;
  });
  while (failure === undefined) {
    const postmaster = readPidFile(dataDir);
    if (postmaster?.ready && postmaster.pid === child.pid) return undefined;
    if (Date.now() > deadline) failure = `not ready after ${startMs / 1000} s`;
    await sleep(2);
  }
  return failure;
}

/**
 * The content of postmaster.pid. Line 1 is the process, line 4 the port, line 7 the shared memory and line 8 the state.
 */
export interface PidFile extends Postmaster {
  /** The id of the shared memory. It changes when PostgreSQL restarts all its helpers because one has crashed. */
  readonly memory: string;
  readonly ready: boolean;
  readonly stopping: boolean;
}

export function readPidFile(dataDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFile(dataDir), 'utf8').split('\n');
    const state = lines[7]?.trim();
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      memory: lines[6]?.trim() ?? '',
      ready: state === 'ready',
      stopping: state === 'stopping',
    };
  } catch {
    return undefined;
  }
}

function openLog(dataDir: string): { fd: number; offset: number } {
  const fd = openSync(logFile(dataDir), 'a', 0o600);
  fchmodSync(fd, 0o600);
  if (fstatSync(fd).size > logLimitBytes) ftruncateSync(fd);
  return { fd, offset: fstatSync(fd).size };
}
