import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Its timer wakes the process when nothing else does: this often costs a thousandth of a processor. */
const resolutionMs = 50;

/** A process that was given less of a processor than this while it stood still was put to sleep by its host. */
const awakeShare = 0.05;

export interface EventLoop {
  /** Takes note of what happened since the last look; wants to be called every second or so. */
  look(): void;
  /** The longest time, in ms, that the event loop stood still since this was last asked; sleep is left out. */
  take(): number;
  stop(): void;
}

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

export function watchEventLoop(): EventLoop {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let longestMs = 0;
  // The delay may be noted just after the look that follows it, so work counts from the look before the last.
  let [before, last] = [workedMs(), workedMs()];
  return {
    look() {
      const stallMs = delays.max / 1e6 - resolutionMs;
      const now = workedMs();
      if (stallMs > longestMs) {
        if (now - before >= awakeShare * stallMs) longestMs = stallMs;
        else delays.reset();
      }
      [before, last] = [last, now];
    },
    take() {
      const taken = longestMs;
      longestMs = 0;
      delays.reset();
      return taken;
    },
    stop: () => {
      delays.disable();
    },
  };
}
