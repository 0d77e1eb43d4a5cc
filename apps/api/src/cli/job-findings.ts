import { type Database, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { type Finding, good, warning } from './finding.ts';

const lateAfterSeconds = 300;
const manyFailures = 3;

const selectQueue = statement(
  selecting(
    { made: sql<boolean>`to_regclass('pgboss.job') is not null` },
    (selectList) => sql`select ${selectList}`,
  ),
);

const waiting = {
  name: sql<string>`name`,
  lateSeconds: sql<number>`greatest(extract(epoch from now() - min(start_after)), 0)::int`,
  failures: sql<number>`coalesce(max((data->>'failures')::int), 0)::int`,
};
// The next run of a job that takes long waits behind it. The process of a running job reports that it lives.
const selectWaiting = statement(
  selecting(
    waiting,
    (selectList) => sql`
      select ${selectList} from pgboss.job
      where state in ('created', 'retry') and name not in (
        select name from pgboss.job
        where state = 'active' and heartbeat_on > now() - make_interval(secs => heartbeat_seconds)
      )
      group by name order by name`,
  ),
);

/** Findings about the jobs: those that nobody runs, and those that fail again and again. */
export async function jobsInDatabase(
  db: Database,
  { jobsEverySeconds }: Pick<Env, 'jobsEverySeconds'>,
): Promise<Finding[]> {
  const [queue] = await selectQueue(db);
  if (!queue?.made) return [good('The first start makes the queue of the jobs.')];
  const jobs = await selectWaiting(db);
  const late = jobs.filter(({ lateSeconds }) => lateSeconds > lateAfterSeconds + jobsEverySeconds);
  const failing = jobs.filter(({ failures }) => failures >= manyFailures);
  const minutes = Math.round(Math.max(...late.map(({ lateSeconds }) => lateSeconds)) / 60);
  const namesOf = (some: typeof jobs) => some.map(({ name }) => name).join(', ');
  return [
    late.length > 0
      ? warning(
          `Jobs wait for up to ${minutes} minutes: ${namesOf(late)}. A server runs them with HALVED_ROLE=all or worker.`,
        )
      : good('No job is late.'),
    ...(failing.length > 0
      ? [warning(`Jobs fail again and again: ${namesOf(failing)}. The log has the kind of the error.`)]
      : []),
  ];
}
