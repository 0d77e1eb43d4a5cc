import type { Services } from '../services/index.ts';

export interface Repeated {
  /** Runs the work at once. If a run is under way, the work runs once more after it. */
  run(): void;
  /** Stops the repetition and waits for a run under way. */
  stop(): Promise<void>;
}

/** Runs `work` now and at an interval, one run at a time. After a failure it runs again at the next interval. */
export function repeat(everyMs: number, work: () => Promise<unknown>, log: Services['log']): Repeated {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const run = () => {
    again = running !== undefined;
    running ??= work()
      .then(
        () => {},
        (error: Error) =>
          log.warn({ job: work.name, type: error.name }, 'a job failed and will be tried again'),
      )
      .finally(() => {
        running = undefined;
        if (again && !stopped) run();
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
