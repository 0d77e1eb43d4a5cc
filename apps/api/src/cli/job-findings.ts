import { type Database, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
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
const selectWaiting = statement(
  selecting(
    waiting,
    (selectList) => sql`
      select ${selectList} from pgboss.job where state in ('created', 'retry') group by name order by name`,
  ),
);

/** Findings about the jobs: those that nobody runs, and those that fail again and again. */
export async function jobsInDatabase(db: Database): Promise<Finding[]> {
  const [queue] = await selectQueue(db);
  if (!queue?.made) return [good('The first start makes the queue of the jobs.')];
  const jobs = await selectWaiting(db);
  const late = jobs.filter(({ lateSeconds }) => lateSeconds > lateAfterSeconds);
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
