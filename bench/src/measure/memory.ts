import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../lib/proc.ts';

const settleMs = 5_000;
const everyMs = 100;

/** Memory of a server that has answered a few requests and then rested, in MB. */
export async function measureIdleMemory(pid: number): Promise<number> {
  await sleep(settleMs);
  return residentMb(pid);
}

/** The most memory that a process was seen to hold while some work was done, in MB. */
export async function peakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; mb: number }> {
  let mb = residentMb(pid);
  const timer = setInterval(() => {
    mb = Math.max(mb, residentMb(pid));
  }, everyMs);
  try {
    const result = await work();
    return { result, mb: Math.max(mb, residentMb(pid)) };
  } finally {
    clearInterval(timer);
  }
}
