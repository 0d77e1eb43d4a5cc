import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFile } from './create-file.ts';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, markOf, parseMark, printMark } from './living.ts';
import { readIfThere } from './read-if-there.ts';

let opened = 0;

/**
 * Records that this process uses the cluster, in a file under `postgres.users`; `leave` removes the file. With these
 * files the server and an operator's commands can share one PostgreSQL. The last process that leaves stops PostgreSQL,
 * even if the process that started it was killed.
 */
export function enter(dataDir: string): { leave(): void } {
  const folder = join(dataDir, 'postgres.users');
  mkdirSync(folder, { recursive: true });
  opened += 1;
  const file = join(folder, `${process.pid}-${opened}`);
  writeFileSync(file, printMark(markOf(process.pid)));
  return { leave: () => rmSync(file, { force: true }) };
}

/** The number of processes that use the cluster. Files of dead processes are deleted. */
export function countUsers(dataDir: string): number {
  const folder = join(dataDir, 'postgres.users');
  mkdirSync(folder, { recursive: true });
  let living = 0;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (isAlive(parseMark(readIfThere(file)))) living += 1;
    else rmSync(file, { force: true });
  }
  return living;
}

/** Runs `work` while no other process starts or stops PostgreSQL. A lock whose holder has died is removed. */
export async function withLock<T>(dataDir: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'postgres.lock');
  const mine = printMark(markOf(process.pid));
  const deadline = Date.now() + waitMs;
  while (!createFile(file, mine)) {
    const holder = readIfThere(file);
    if (holder !== '' && !isAlive(parseMark(holder))) breakLock(file, holder);
    else if (Date.now() > deadline) {
      throw new EmbeddedError(
        `Another process (${holder.trim() || 'unknown'}) has been starting or stopping PostgreSQL for ${waitMs / 1000} s.`,
        `Stop it, or delete ${file} when it is gone, and start again.`,
      );
    } else await sleep(10);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Removes the lock of a dead process. It renames the lock before deleting it. When two processes do this at once, the
 * second may rename the new lock of the first. Then the content is not the expected one, and the second process puts
 * the lock back.
 */
function breakLock(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === expected) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
