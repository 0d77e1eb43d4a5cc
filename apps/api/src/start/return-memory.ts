import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';

/**
 * How long the process must have rested. A collection lets a request that comes meanwhile wait, for some 50 ms after the
 * start and 150 ms after a load.
 */
const restMs = { afterStart: 2_000, afterLoad: 30_000 };
/** A process rests while its event loop is busy for less than this share of the time. */
const restingBelow = 0.05;
/** The room for new objects that is not worth a collection, in bytes. */
const smallRoom = 4 * 1024 ** 2;

/** The memory that V8 holds for new objects, in bytes. It grows at the start and under load, and never shrinks at rest. */
export const roomForNewObjects = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0;

/**
 * Collects all garbage, and gives the memory back to the system. The inspector is asked for it, because V8 refuses the
 * compiled code of the build if it has the flag --expose-gc.
 */
async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** Gives back the memory that the start or a load has left, whenever the process rests. Ends when `signal` is aborted. */
export async function returnMemory(signal: AbortSignal, { afterStart, afterLoad } = restMs): Promise<void> {
  let rest = afterStart;
  try {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await sleep(rest, undefined, { signal, ref: false });
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization > restingBelow || roomForNewObjects() <= smallRoom) continue;
      await collectGarbage();
      rest = afterLoad;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
