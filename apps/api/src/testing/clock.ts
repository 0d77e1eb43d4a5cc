import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

const date = Date.now.bind(Date);
const elapsed = performance.now.bind(performance);
let ahead = 0;

/**
 * Moves this process's clocks ahead until the end of the test, so that caches and signatures expire. The database's
 * clock stays.
 */
export async function letPass(ms: number): Promise<void> {
  ahead = vi.isMockFunction(Date.now) ? ahead + ms : ms;
  vi.spyOn(Date, 'now').mockImplementation(() => date() + ahead);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + ahead);
  // The caches read the clock at most once a millisecond, so they may still know the old time.
  await wait(2);
}
