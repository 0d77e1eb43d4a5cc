import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, looksLikePostgres, markOf } from './living.ts';

const endings: readonly [NodeJS.Signals, number][] = [
  ['SIGQUIT', 300],
  ['SIGKILL', 5_000],
];

/**
 * Whether a process belongs to this cluster. The working folder of PostgreSQL and all its helpers is the folder of the
 * cluster. If the system does not show working folders (macOS, Windows), every PostgreSQL counts as ours.
 */
export function worksIn(dataDir: string, pid: number): boolean {
  if (!looksLikePostgres(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(join(dataDir, 'postgres'));
  } catch {
    return false;
  }
}

/** The processes of the cluster. Empty on systems that do not show working folders. */
function processesOf(dataDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(dataDir, pid));
}

/**
 * Ends the helpers that a killed PostgreSQL left behind. A helper in the middle of a statement holds the shared memory,
 * and so blocks the next start until the statement is done. PostgreSQL ends its helpers in the same way when one of
 * them has crashed.
 */
export async function endOrphans(dataDir: string): Promise<void> {
  const orphans = processesOf(dataDir).map(markOf);
  for (const [name, waitMs] of endings) {
    const deadline = Date.now() + waitMs;
    for (const { pid } of orphans.filter(isAlive)) sendSignal(pid, name);
    while (orphans.some(isAlive) && Date.now() < deadline) await sleep(5);
  }
}

/** Sends a signal to a process, if it has not ended yet. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
