/**
 * This module is loaded into a server before the server's own modules. It measures the longest time for which the event
 * loop was blocked since the last request of the parent process, and sends that time to the parent process. The
 * server's own peaks cover a whole minute, so they do not show which load caused them.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const resolutionMs = 10;
const turnsMs = 3 * resolutionMs;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
// A delay is recorded when the delayed timer fires, which may be after the request. After a reset the timer must fire
// once before it records again. So the function pauses twice.
process.on('message', async () => {
  await sleep(turnsMs);
  const stallMs = Math.max(0, delays.max / 1e6 - resolutionMs);
  delays.reset();
  await sleep(turnsMs);
  process.send?.({ stallMs });
});
// The open channel must not keep the process alive.
process.channel?.unref();
