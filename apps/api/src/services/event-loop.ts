import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The interval of the timer that measures delays. The timer also runs in an idle process, where it takes a thousandth
 * of a processor's time.
 */
const resolutionMs = 50;

/**
 * While code blocks the event loop, the thread uses at least this share of a processor's time. If it used less during a
 * delay, the host had suspended the process, and the delay does not count.
 */
const awakeShare = 0.05;

export interface EventLoop {
  /** Records the delays since the last call. Call it about every second. */
  sample(): void;
  /**
   * The longest time, in ms, for which the event loop was blocked since the last call. Suspensions by the host do not
   * count.
   */
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
  // A delay may be recorded one sample late. So the processor times of the last two samples are kept.
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
      const result = longestMs;
      longestMs = 0;
      delays.reset();
      return result;
    },
    stop: () => {
      delays.disable();
    },
  };
}
