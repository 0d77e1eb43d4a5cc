import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';

/** Work on a timer. The log calls it by its name. */
interface Repeated {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

/**
 * Runs `work` now and at an interval, one run at a time. After a failure it runs again at the next interval. The returned
 * function stops this and waits for a run under way.
 */
export function repeat(
  { name, everyMs, work }: Repeated,
  log: Pick<Services['log'], 'warn'>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .then(
        () => {},
        (error: unknown) => log.warn({ job: name, ...kindOf(error) }, 'a job failed and will be tried again'),
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
