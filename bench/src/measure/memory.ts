import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../lib/proc.ts';

const settleMs = 5_000;
const everyMs = 100;

/** The memory of a server that has answered a few requests and was then idle, in MB. */
export async function measureIdleMemory(pid: number): Promise<number> {
  await sleep(settleMs);
  return residentMb(pid);
}

/** The highest measured memory of a process during `work`, in MB. */
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
