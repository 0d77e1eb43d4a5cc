import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';

/** How long the process must have rested. */
const restMs = 2_000;
/** A process rests while its event loop is busy for less than this share of the time. */
const restingBelow = 0.05;
/** How long nothing is collected again, because a collection lets requests wait for 50 ms and more. */
const pauseMs = 60_000;
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
export async function returnMemory(signal: AbortSignal, rest = restMs): Promise<void> {
  const wait = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  try {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(rest);
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization > restingBelow || roomForNewObjects() <= smallRoom) continue;
      await collectGarbage();
      await wait(pauseMs);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
