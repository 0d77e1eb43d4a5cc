import {
  comments,
  type Database,
  moderatedComment,
  moderatedPost,
  moderationCases,
  posts,
  type RowOf,
  selecting,
  statement,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { findClockLead } from './clock-queries.ts';
import { isQueueMade } from './job-queries.ts';
import { findWaitingMail } from './outbox-queries.ts';
import { type JobSettings, switchedOffJobs } from './switched-off-jobs.ts';

const openCases = {
  count: sql<number>`count(*)::int`,
  urgent: sql<number>`count(*) filter (where ${moderationCases.isUrgent})::int`,
  oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${moderationCases.openedAt})), 0)::float8`,
};
// Moderators do not see every case: one may be under a private worry.
const selectCases = statement(
  selecting(
    openCases,
    (selectList) => sql`
      select ${selectList} from ${moderationCases}
        left join ${comments} on ${comments.id} = ${moderationCases.commentId}
        join ${posts} on ${posts.id} = coalesce(${moderationCases.postId}, ${comments.postId})
      where ${moderationCases.decidedAt} is null
        and case when ${comments.id} is null then ${moderatedPost} else ${moderatedComment(comments)} end`,
  ),
);

const jobs = {
  name: sql<string>`name`,
  lateSeconds: sql<number>`greatest(extract(epoch from now() - min(start_after)), 0)::int`,
  failures: sql<number>`coalesce(max((data->>'failures')::int), 0)::int`,
  /** For how long every run of the schedule has failed; 0 if the last one did not. */
  failingSeconds: sql<number>`coalesce(greatest(extract(epoch from now() - min((data->>'failingSince')::timestamptz)), 0), 0)::int`,
};
// The next run of a job that takes long waits behind it. The process of a running job reports that it lives.
const selectJobs = statement(
  selecting(
    jobs,
    (selectList) => sql`
      select ${selectList} from pgboss.job
      where state in ('created', 'retry') and name <> all(${sql.placeholder('off')}::text[]) and name not in (
        select name from pgboss.job
        where state = 'active' and heartbeat_on > now() - make_interval(secs => heartbeat_seconds)
      )
      group by name order by name`,
  ),
);

export type WaitingJob = RowOf<typeof jobs>;

/**
 * For how long the next run of each job has been due, and its failures in a row. Jobs that the settings switch off are
 * left out. Undefined before the first start.
 */
export async function findWaitingJobs(db: Database, env: JobSettings): Promise<WaitingJob[] | undefined> {
  return (await isQueueMade(db)) ? selectJobs(db, { off: switchedOffJobs(env) }) : undefined;
}

export interface Backlog {
  mail: Awaited<ReturnType<typeof findWaitingMail>>;
  cases: RowOf<typeof openCases> | undefined;
  jobs: WaitingJob[];
  /** The seconds by which the clock of this machine is ahead of the database's. */
  clockLeadSeconds: number;
}

/** What waits in the database, and its clock. */
export async function findBacklog(db: Database, env: JobSettings): Promise<Backlog> {
  const [mail, [cases], jobs, clockLeadSeconds] = await Promise.all([
    findWaitingMail(db),
    selectCases(db),
    findWaitingJobs(db, env),
    findClockLead(db),
  ]);
  return { mail, cases, jobs: jobs ?? [], clockLeadSeconds };
}
