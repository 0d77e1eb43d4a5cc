import type { Database } from '@halved/db';
import type { Env } from '../../env.ts';
import { findWaitingJobs } from '../../services/metric-queries.ts';
import type { JobSettings } from '../../services/switched-off-jobs.ts';
import { readQueue } from '../moderation/public.ts';
import { isDue, standings } from '../resources/public.ts';
import { tooLong } from './limits.ts';
import { countLateMail } from './mail-queries.ts';

/** Something that waits too long: how much of it, and for more than how many hours. */
export interface Waiting {
  name: 'urgent' | 'queue' | 'mail' | 'jobs' | 'resources';
  count: number;
  /** Null for facts that are due to be seen again. */
  hours: number | null;
}

const hourSeconds = 3_600;

async function countLateJobs(db: Database, env: JobSettings & Pick<Env, 'jobsEverySeconds'>) {
  const limit = tooLong.jobHours * hourSeconds;
  const jobs = (await findWaitingJobs(db, env)) ?? [];
  return jobs.filter(
    ({ lateSeconds, failingSeconds }) => lateSeconds > limit + env.jobsEverySeconds || failingSeconds > limit,
  ).length;
}

/** What of the instance waits too long, as numbers without words. Empty if nothing does. */
export async function whatWaitsTooLong(
  db: Database,
  env: JobSettings & Pick<Env, 'jobsEverySeconds'>,
  now = new Date(),
): Promise<Waiting[]> {
  const queue = await readQueue(db, tooLong);
  const due = (await standings(db)).filter((entry) => isDue(entry, now));
  const all: Waiting[] = [
    { name: 'urgent', count: queue.lateUrgent, hours: tooLong.urgentHours },
    { name: 'queue', count: queue.late, hours: tooLong.queueHours },
    { name: 'mail', count: await countLateMail(db, tooLong.mailHours), hours: tooLong.mailHours },
    { name: 'jobs', count: await countLateJobs(db, env), hours: tooLong.jobHours },
    { name: 'resources', count: due.length, hours: null },
  ];
  return all.filter(({ count }) => count > 0);
}
