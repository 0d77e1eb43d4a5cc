/**
 * Loaded into a server before its own modules: watches how long its event loop stands still, and tells it, since the
 * last question, to whoever started the process. The server's own peaks are those of a whole minute, which does not say
 * under which load it was.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const resolutionMs = 10;
const turnsMs = 3 * resolutionMs;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
// A standstill is noted by the timer that it held up, which may come after the question; and after a reset nothing is
// noted before its first turn.
process.on('message', async () => {
  await sleep(turnsMs);
  const stallMs = Math.max(0, delays.max / 1e6 - resolutionMs);
  delays.reset();
  await sleep(turnsMs);
  process.send?.({ stallMs });
});
// The open channel does not keep the process from ending.
process.channel?.unref();
