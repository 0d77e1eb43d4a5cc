import type { Database } from '@halved/db';
import type { Env } from '../../env.ts';
import { findWaitingJobs } from '../../services/metric-queries.ts';
import type { JobSettings } from '../../services/switched-off-jobs.ts';
import { type Finding, good, warning, warningIf } from './finding.ts';
import { late } from './limits.ts';

/** Findings about the jobs: those that nobody runs, and those that fail again and again. */
export async function jobsInDatabase(
  db: Database,
  env: JobSettings & Pick<Env, 'jobsEverySeconds'>,
): Promise<Finding[]> {
  const jobs = await findWaitingJobs(db, env);
  if (!jobs) return [good('The first start makes the queue of the jobs.')];
  const waiting = jobs.filter(({ lateSeconds }) => lateSeconds > late.jobSeconds + env.jobsEverySeconds);
  const failing = jobs.filter(({ failures }) => failures >= late.jobFailures);
  const minutes = Math.round(Math.max(...waiting.map(({ lateSeconds }) => lateSeconds)) / 60);
  const namesOf = (some: typeof jobs) => some.map(({ name }) => name).join(', ');
  return [
    waiting.length > 0
      ? warning(
          `Jobs wait for up to ${minutes} minutes: ${namesOf(waiting)}. A server runs them with HALVED_ROLE=all or worker.`,
        )
      : good('No job is late.'),
    ...warningIf(
      failing.length > 0,
      `Jobs fail again and again: ${namesOf(failing)}. The log has the kind of the error.`,
    ),
  ];
}
