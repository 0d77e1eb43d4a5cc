import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The interval of the timer that measures delays. The timer also wakes an idle process, which takes a thousandth of a
 * processor.
 */
const resolutionMs = 50;

/**
 * The least share of a processor that a blocked process uses. If the share was smaller, the host had suspended the
 * process.
 */
const awakeShare = 0.05;

export interface EventLoop {
  /** Records the delays since the last call. Call it about every second. */
  sample(): void;
  /** The longest time, in ms, that the event loop stood still since the last call, without suspensions by the host. */
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
  // A delay may be recorded only after the next sample, so the processor times of two samples are kept.
  let [before, last] = [workedMs(), workedMs()];
  return {
    sample() {
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
