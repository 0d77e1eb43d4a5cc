import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../lib/proc.ts';

const settleMs = 5_000;
const everyMs = 100;

/** Memory of a server that has answered a few requests and then rested, in MB. */
export async function measureIdleMemory(pid: number): Promise<number> {
  await sleep(settleMs);
  return residentMb(pid);
}

/** Watches a process; `stop` gives the most memory that it was seen to hold, in MB. */
export function watchMemory(pid: number): { stop: () => number } {
  let most = residentMb(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
