import type { AdminJob } from '@halved/shared/contract/admin';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import type { Services } from '../../services/index.ts';
import { findJobRuns, retryRuns } from '../../services/job-queries.ts';
import { standingOfJob } from './rules.ts';

/** Every job of the registry, and how it stands in the queue. */
export async function jobStandings({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<AdminJob[]> {
  const runs = new Map((await findJobRuns(db)).map((row) => [row.name, row]));
  return jobs.offered().map((job) => standingOfJob(job, runs.get(job.name)));
}

/** Starts a job now, with its failed runs, and returns how many of these were taken up again. */
export async function retryJob(
  { services: { db, jobs }, viewer }: MemberContext,
  name: string,
): Promise<number> {
  const job = jobs.offered().find((offered) => offered.name === name) ?? fail('NOT_FOUND');
  const retried = await retryRuns(db, name);
  await recordAction(db, {
    actorId: viewer.id,
    action: 'job.retry',
    details: { job: name, retried: String(retried) },
  });
  jobs.start(job);
  return retried;
}
