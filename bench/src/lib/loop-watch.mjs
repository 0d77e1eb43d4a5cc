/**
 * Loaded into a server before its own modules: watches how long its event loop stands still, and tells it, since the
 * last question, to whoever started the process. The server's own peaks are those of a whole minute, which does not say
 * under which load it was.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
// A standstill is noted by the timer that it held up, which may come after the question.
process.on('message', () => {
  setTimeout(() => {
    process.send?.({ stallMs: Math.max(0, delays.max / 1e6 - resolutionMs) });
    delays.reset();
  }, 3 * resolutionMs);
});
// Being asked keeps nobody from ending.
process.channel?.unref();
