import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The timer also wakes an idle process; at this interval that takes a thousandth of a processor. */
const resolutionMs = 50;

/** If a process stood still with a smaller share of a processor than this, its host suspended it. */
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
  // A delay may be recorded just after the sample that follows it, so processor time is counted from the sample before
  // the last one.
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
