import type { Services } from '../services/index.ts';
import { forgetOld } from './forget-old.ts';
import { publishDue } from './publish-due.ts';

const publishEveryMs = 15_000;
const forgetEveryMs = 60 * 60_000;

/** Runs `work` now and then every so often, one run at a time; a failure waits for the next time. */
function repeat(everyMs: number, work: () => Promise<unknown>, log: Services['log']): () => Promise<void> {
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

/** Starts what happens without a request; what it returns stops it and waits for what is under way. */
export function startJobs({ db, log }: Services): () => Promise<void> {
  const stops = [
    repeat(
      publishEveryMs,
      async function publishDueWorries() {
        await publishDue(db);
      },
      log,
    ),
    repeat(
      forgetEveryMs,
      async function forgetOldRows() {
        await forgetOld(db);
      },
      log,
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
