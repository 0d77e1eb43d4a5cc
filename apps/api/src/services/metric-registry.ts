import type { Database } from '@halved/db';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Backlog, findBacklog } from './metric-queries.ts';
import type { JobSettings } from './switched-off-jobs.ts';

export interface MeasuredParts {
  db: Database;
  env: JobSettings;
  pool: Pool;
  /** Whether the read replica answers; undefined if there is none. */
  isReplicaUsed: (() => boolean) | undefined;
  visitorAnswers: { counts(): { hits: number; misses: number } };
}

/** The backlog is read from the database at most once in this time, however often somebody asks. */
const backlogMs = 15_000;
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.1, 1, 10, 60, 600];

/**
 * All metrics of a process. Their labels hold routes and names of jobs, never ids, addresses or words. No label may be
 * called `job` or `instance`: these are Prometheus's own labels of the process it asks, and it would rename ours.
 */
export function createMetricRegistry({ db, env, pool, isReplicaUsed, visitorAnswers }: MeasuredParts) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'halved_' });

  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `halved_${name}`, help, labelNames, registers });
  const current = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `halved_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });

  const requests = new Histogram({
    name: 'halved_request_seconds',
    help: 'Time to answer a request, by method, route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobRuns = new Histogram({
    name: 'halved_job_seconds',
    help: 'Time of a run of a job, by its name and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });

  current('database_connections', 'Open connections to the database.', () => pool.totalCount);
  current('database_connections_idle', 'Open connections that nobody uses.', () => pool.idleCount);
  current('database_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
  if (isReplicaUsed)
    current('replica_used', '1 while the read replica answers.', () => Number(isReplicaUsed()));

  new Counter({
    name: 'halved_visitor_answers_total',
    help: 'Answers to visitors, by whether the cache had them.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = visitorAnswers.counts();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });

  const isDatabaseUp = gauge('database_up', '1 if the database answered the last question for the backlog.');
  const mails = gauge('mails_waiting', 'Mails that wait to be sent.');
  const oldestMail = gauge('mail_oldest_seconds', 'How long the oldest of them has waited.');
  const cases = gauge('moderation_cases', 'Moderation cases that wait for a decision.', ['urgent']);
  const oldestCase = gauge('moderation_oldest_seconds', 'How long the oldest of them has waited.');
  const lateJobs = gauge('job_late_seconds', 'How long the next run of a job has been due.', ['name']);
  const failures = gauge('job_failures', 'Failures in a row, by the name of the job.', ['name']);

  const clockLead = gauge('clock_lead_seconds', 'By how much the clock is ahead of the database’s.');

  function setBacklog(backlog: Backlog): void {
    mails.set(backlog.mail.count);
    oldestMail.set(backlog.mail.oldestSeconds);
    const { count = 0, urgent = 0 } = backlog.cases ?? {};
    cases.set({ urgent: 'yes' }, urgent);
    cases.set({ urgent: 'no' }, count - urgent);
    oldestCase.set(backlog.cases?.oldestSeconds ?? 0);
    clockLead.set(backlog.clockLeadSeconds);
    lateJobs.reset();
    failures.reset();
    for (const { name, lateSeconds, failures: inARow } of backlog.jobs) {
      lateJobs.set({ name }, lateSeconds);
      failures.set({ name }, inARow);
    }
  }

  let readAt = Number.NEGATIVE_INFINITY;
  async function readBacklog(): Promise<void> {
    if (performance.now() - readAt < backlogMs) return;
    readAt = performance.now();
    try {
      setBacklog(await findBacklog(db, env));
      isDatabaseUp.set(1);
    } catch {
      isDatabaseUp.set(0);
    }
  }

  return {
    requests,
    jobRuns,
    contentType: register.contentType,
    print: async (): Promise<string> => {
      await readBacklog();
      return register.metrics();
    },
  };
}
