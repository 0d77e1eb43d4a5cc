import { setTimeout as sleep } from 'node:timers/promises';

/** The event loop has served who waited if it was busy for less than this share of the last pause. */
const restingBelow = 0.5;
/** After so many pauses the work begins all the same. */
const mostPauses = 20;

/**
 * Resolves when the first visitors have been served: after one pause on most machines. On a tenth of a processor the work
 * that then begins would let them wait for seconds, so it waits for a pause in which the event loop rested, for twenty at
 * most. Also resolves when `signal` is aborted.
 */
export async function visitorsFirst(pauseMs: number, signal: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < mostPauses && !signal.aborted; pauses++) {
    const before = performance.eventLoopUtilization();
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    if (performance.eventLoopUtilization(before).utilization < restingBelow) return;
  }
}
