import type { Services } from '../services/index.ts';

export interface Repeated {
  /** Has it run at once; where it runs already, once more after that. */
  run(): void;
  /** Ends it, and waits for the run under way. */
  stop(): Promise<void>;
}

/** Runs `work` now and then every so often, one run at a time; a failure waits for the next time. */
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
