import { type Database, type RowOf, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const queue = { isMade: sql<boolean>`to_regclass('pgboss.job') is not null` };
const selectQueue = statement(selecting(queue, (selectList) => sql`select ${selectList}`));

/** Whether the queue of the jobs is there. The first start makes it. */
export const isQueueMade = async (db: Database): Promise<boolean> =>
  (await selectQueue(db))[0]?.isMade ?? false;

const isWaiting = sql`state in ('created', 'retry')`;
const isNext = sql`(${isWaiting} and data ? 'failures')`;
/** A run that somebody woke and that has ended. The queue keeps it for an hour. */
const isWokenAndEnded = sql`(state in ('completed', 'failed') and not coalesce(data ? 'failures', false))`;

const columns = {
  name: sql<string>`name`,
  nextRunAt: sql<Date | null>`min(start_after) filter (where ${isWaiting})`,
  due: sql<number>`(count(*) filter (where ${isWaiting} and start_after <= now()))::int`,
  failedRuns: sql<number>`(count(*) filter (where state = 'failed'))::int`,
  /** The failures in a row of the schedule. While a run goes on, it counts as one of them. */
  failures: sql<number>`coalesce(max((data->>'failures')::int) filter (where ${isNext}), 0)::int`,
  isScheduledRunning: sql<boolean>`coalesce(bool_or(state = 'active' and data ? 'failures'), false)`,
  /** When the last run of the schedule began; null before the first. */
  scheduledRunAt: sql<Date | null>`max(created_on) filter (where ${isNext} and data ? 'follows')`,
  wokenRunAt: sql<Date | null>`max(completed_on) filter (where ${isWokenAndEnded})`,
  hasWokenRunFailed: sql<boolean>`coalesce(
    (array_agg(state = 'failed' order by completed_on desc) filter (where ${isWokenAndEnded}))[1], false)`,
};

/** The runs of a job, as the queue has them. */
export type JobRuns = RowOf<typeof columns>;

const select = statement(
  selecting(columns, (selectList) => sql`select ${selectList} from pgboss.job group by name`),
);

/** The runs of every job; none before the first start. */
export const findJobRuns = async (db: Database): Promise<JobRuns[]> =>
  (await isQueueMade(db)) ? select(db) : [];

const retried = {
  count: sql<number>`((select count(*) from again) + (select count(*) from next where failures > 0))::int`,
};
const retry = statement(
  selecting(
    retried,
    (selectList) => sql`
      with again as (
        update pgboss.job
        set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
        where name = ${p('name')} and state = 'failed' returning 1
      ),
      next as (
        update pgboss.job set start_after = now()
        where name = ${p('name')} and state in ('created', 'retry') and data ? 'failures' and start_after > now()
        returning (data->>'failures')::int as failures
      )
      select ${selectList}`,
  ),
);

/**
 * Makes the next run of a job due now, and takes up its failed runs again. Returns how many had failed.
 */
export const retryRuns = async (db: Database, name: string): Promise<number> =>
  (await isQueueMade(db)) ? ((await retry(db, { name }))[0]?.count ?? 0) : 0;

const hastened = { count: sql<number>`(select count(*) from early)::int` };
const hasten = statement(
  selecting(
    hastened,
    (selectList) => sql`
      with early as (
        update pgboss.job as run set start_after = now()
        from unnest(${p('names')}::text[], ${p('seconds')}::float8[]) as longest (name, seconds)
        where run.name = longest.name and run.state in ('created', 'retry')
          and run.start_after > now() + make_interval(secs => longest.seconds)
        returning 1
      )
      select ${selectList}`,
  ),
);

/** Makes the waiting runs due now that are due later than `seconds` from now. Returns how many there were. */
export async function hastenRuns(
  db: Database,
  jobs: readonly { name: string; seconds: number }[],
): Promise<number> {
  const names = jobs.map(({ name }) => name);
  const seconds = jobs.map((job) => job.seconds);
  return (await hasten(db, { names, seconds }))[0]?.count ?? 0;
}
