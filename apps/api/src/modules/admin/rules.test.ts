import { describe, expect, it } from 'vitest';
import type { JobRuns } from '../../services/job-queries.ts';
import { daysSince, lastDays, standingOfJob } from './rules.ts';

const job = { name: 'send-mail', everySeconds: 60 };
const [earlier, later] = [new Date('2026-11-28T09:00:00Z'), new Date('2026-11-28T09:05:00Z')];
const runs: JobRuns = {
  name: job.name,
  nextRunAt: later,
  due: 0,
  failedRuns: 0,
  failures: 0,
  isScheduledRunning: false,
  scheduledRunAt: earlier,
  wokenRunAt: null,
  hasWokenRunFailed: false,
};

describe('the standing of a job', () => {
  it('has no runs before the first start', () => {
    expect(standingOfJob(job, undefined)).toMatchObject({
      lastRunAt: null,
      lastResult: null,
      nextRunAt: null,
    });
  });

  it('has no result before the first run of its schedule', () => {
    expect(standingOfJob(job, { ...runs, scheduledRunAt: null })).toMatchObject({
      lastRunAt: null,
      lastResult: null,
      nextRunAt: later.toISOString(),
    });
  });

  it('does not count a run under way as a failure', () => {
    const underWay = { ...runs, isScheduledRunning: true };
    expect(standingOfJob(job, { ...underWay, failures: 1 })).toMatchObject({ lastResult: 'done', failed: 0 });
    expect(standingOfJob(job, { ...underWay, failures: 3 })).toMatchObject({
      lastResult: 'failed',
      failed: 2,
    });
  });

  it('has the result of the later one of the last scheduled and the last woken run', () => {
    const woken = { ...runs, wokenRunAt: later, hasWokenRunFailed: true, failedRuns: 1 };
    expect(standingOfJob(job, woken)).toMatchObject({
      lastRunAt: later.toISOString(),
      lastResult: 'failed',
      failed: 1,
    });
    expect(standingOfJob(job, { ...woken, scheduledRunAt: later, wokenRunAt: earlier }).lastResult).toBe(
      'done',
    );
  });
});

describe('days', () => {
  it('are counted whole, and never below zero', () => {
    const now = new Date('2026-11-28T09:00:00Z');
    expect(
      [null, '2026-11-28', '2026-11-27', '2025-11-28', '2026-11-29'].map((day) => daysSince(day, now)),
    ).toEqual([null, 0, 1, 365, 0]);
  });

  it('of the overview end with today, also across the end of a month', () => {
    expect(lastDays(3, new Date('2026-03-01T00:00:00Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
