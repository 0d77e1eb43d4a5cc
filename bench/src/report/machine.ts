import { cpus, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A short description of the machine for the head of a table. */
export function machineName(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${first?.model.trim() || process.arch}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}, PostgreSQL 18`;
}

const sampleMs = 2_000;

function processorTimes(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, all };
}

/**
 * The share of the machine that other work uses (0 to 1), measured while this process waits. Such work makes the
 * figures unreliable.
 */
export async function busyWithOthers(): Promise<number> {
  const before = processorTimes();
  await sleep(sampleMs);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
}
