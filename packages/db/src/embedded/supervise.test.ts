import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeaths } from './deaths.ts';
import type { Postmaster } from './postmaster.ts';
import { type DatabaseChange, supervise } from './supervise.ts';

let dataDir: string;
let started: ChildProcess[];
let changes: DatabaseChange[];
let ending: AbortController;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'halved-supervise-'));
  [started, changes, ending] = [[], [], new AbortController()];
});
afterEach(() => {
  ending.abort();
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that runs until it is killed. These tests use it instead of a PostgreSQL. */
function live(): Postmaster {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  started.push(child);
  return { pid: child.pid ?? 0, port: 1 };
}

async function killLast(): Promise<void> {
  const child = started.at(-1);
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
}

const watch = (start: () => Promise<Postmaster>) =>
  supervise(live(), { dataDir, start, signal: ending.signal, onChange: (change) => changes.push(change) });

const kinds = () => changes.map(({ kind }) => kind);

describe('a supervised database', () => {
  it('is restarted with growing pauses until it starts, and the reason of each failure is reported', async () => {
    let tries = 0;
    const over = watch(async () => {
      tries += 1;
      if (tries < 4) throw new Error('The disk is full.');
      return live();
    });
    await killLast();
    await expect.poll(kinds, { timeout: 5_000 }).toContain('back');
    const failed = (pauseMs: number) => ({ kind: 'failed', reason: 'The disk is full.', pauseMs });
    expect(changes.slice(0, 4)).toEqual([{ kind: 'died' }, failed(100), failed(200), failed(400)]);
    expect(kinds()).toHaveLength(5);
    expect(readDeaths(dataDir)).toHaveLength(1);
    ending.abort();
    await over;
  });

  it('is restarted after growing pauses when it dies soon after each start', async () => {
    const over = watch(async () => {
      const postmaster = live();
      await killLast();
      return postmaster;
    });
    await killLast();
    const away = () => changes.flatMap((change) => (change.kind === 'back' ? [change.awayMs] : []));
    await expect.poll(() => away().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
    for (const [index, pauseMs] of [0, 100, 200, 400].entries())
      expect(away()[index]).toBeGreaterThanOrEqual(pauseMs - 2);
    ending.abort();
    await over;
  });

  it('is not restarted once the server was asked to stop', async () => {
    const over = watch(async () => live());
    ending.abort();
    await over;
    await killLast();
    await sleep(400);
    expect(changes).toEqual([]);
    expect(started).toHaveLength(1);
  });
});
