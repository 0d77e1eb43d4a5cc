import { setTimeout as sleep } from 'node:timers/promises';
import { noteDeath } from './deaths.ts';
import { isAlive, markOf } from './living.ts';
import { askToStop, type Postmaster, readPidFile } from './postmaster.ts';

/** Something that happened to the database. Times are in milliseconds. */
export type DatabaseChange =
  /** The database has died and will be restarted, at once or after a pause. */
  | { readonly kind: 'died' }
  /** One helper of the database was killed, and PostgreSQL has restarted all helpers. */
  | { readonly kind: 'recovered' }
  | { readonly kind: 'failed'; readonly reason: string; readonly pauseMs: number }
  | { readonly kind: 'back'; readonly awayMs: number };

export interface Supervision {
  readonly dataDir: string;
  /** Returns the PostgreSQL that already runs again, or starts one on the same port. */
  readonly start: () => Promise<Postmaster>;
  /** Once this signal is aborted, nothing is restarted. */
  readonly signal: AbortSignal;
  readonly onChange: (change: DatabaseChange) => void;
}

const checkEveryMs = 200;
/** A database that ran for less than this time counts as one that failed to start. */
const lastingMs = 1_000;
const firstPauseMs = 100;
const longestPauseMs = { started: 1_000, failed: 10_000 };

/** The pause before a restart. It doubles with each failure in a row. */
const pauseMs = (inARow: number, longestMs: number) =>
  inARow === 0 ? 0 : Math.min(longestMs, firstPauseMs * 2 ** (inARow - 1));

/**
 * Watches a running PostgreSQL, whichever process started it, and restarts it whenever it dies. If it dies again soon,
 * the pauses before the restarts grow. Ends when `signal` is aborted.
 */
export async function supervise(first: Postmaster, supervision: Supervision): Promise<void> {
  const { dataDir, signal, onChange } = supervision;
  let running = first;
  let shortLived = 0;
  try {
    for (;;) {
      const upAt = Date.now();
      await untilDead(running, supervision);
      const diedAt = Date.now();
      noteDeath(dataDir);
      onChange({ kind: 'died' });
      shortLived = diedAt - upAt < lastingMs ? shortLived + 1 : 0;
      await rest(pauseMs(shortLived, longestPauseMs.started), signal);
      running = await startUntilUp(supervision);
      onChange({ kind: 'back', awayMs: Date.now() - diedAt });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

// The timer must not keep the process alive.
const rest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false });

async function untilDead({ pid }: Postmaster, { dataDir, signal, onChange }: Supervision): Promise<void> {
  const mark = markOf(pid);
  let memory = readPidFile(dataDir)?.memory;
  while (isAlive(mark)) {
    await rest(checkEveryMs, signal);
    const now = readPidFile(dataDir);
    if (now?.pid !== pid) continue;
    // After SIGTERM (a smart shutdown) PostgreSQL rejects new connections, but runs until our last connection is
    // closed. A fast shutdown ends it at once, so that it can be restarted.
    if (now.stopping) askToStop(pid);
    if (now.memory !== memory) {
      memory = now.memory;
      noteDeath(dataDir);
      onChange({ kind: 'recovered' });
    }
  }
}

async function startUntilUp({ start, signal, onChange }: Supervision): Promise<Postmaster> {
  for (let failures = 1; ; failures++) {
    try {
      return await start();
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseMs(failures, longestPauseMs.failed);
      const reason = error instanceof Error ? error.message : String(error);
      onChange({ kind: 'failed', reason, pauseMs: pause });
      await rest(pause, signal);
    }
  }
}
