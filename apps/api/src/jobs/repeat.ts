import type { Services } from '../services/index.ts';

/**
 * Runs `work` now and at an interval, one run at a time. After a failure it runs again at the next interval. The returned
 * function stops this and waits for a run under way.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  log: Services['log'],
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .then(
        () => {},
        (error: Error) =>
          log.warn({ job: work.name, type: error.name }, 'a job failed and will be tried again'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
