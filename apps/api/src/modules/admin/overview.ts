import type { Database } from '@halved/db';
import type { AdminOverview } from '@halved/shared/contract/admin';
import { fail } from '../../errors.ts';
import type { Services } from '../../services/index.ts';
import { remembered } from '../../services/remembered.ts';
import { version } from '../../version.ts';
import { freeBytesOf, tooLong } from '../doctor/public.ts';
import { readQueue } from '../moderation/public.ts';
import { findingsOf } from './findings.ts';
import { jobStandings } from './jobs.ts';
import { countCommunity, countDays, countMail, shownDays } from './overview-queries.ts';
import { lastDays } from './rules.ts';

type Day = AdminOverview['days'][number];

const sumOf = (days: readonly Day[], name: 'members' | 'worries' | 'comments') => ({
  today: days.at(-1)?.[name] ?? 0,
  last30Days: days.reduce((sum, day) => sum + day[name], 0),
});

/** The rows of a month are counted once a minute for all admins. */
const community = remembered(60_000, async (db: Database) => {
  const [{ total, suspended, databaseBytes, now } = fail('INTERNAL'), rows] = await Promise.all([
    countCommunity(db),
    countDays(db),
  ]);
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const days = lastDays(shownDays, now).map(
    (date): Day => byDate.get(date) ?? { date, members: 0, worries: 0, comments: 0 },
  );
  return {
    members: { ...sumOf(days, 'members'), total, suspended },
    worries: sumOf(days, 'worries'),
    comments: sumOf(days, 'comments'),
    days,
    databaseBytes,
  };
});

/** What an admin sees first. What waits is counted now; the rest is at most a minute old. */
export async function overview(services: Services): Promise<AdminOverview> {
  const { db, env, latency } = services;
  const [{ databaseBytes, ...numbers }, queue, mail, jobs, findings, diskFreeBytes] = await Promise.all([
    community(db),
    readQueue(db, tooLong),
    countMail(db),
    jobStandings(services),
    findingsOf(services),
    env.databaseUrl ? null : freeBytesOf(env.dataDir),
  ]);
  return {
    ...numbers,
    queue: {
      waiting: queue.waiting,
      urgent: queue.urgent,
      oldestAt: queue.oldestAt?.toISOString() ?? null,
    },
    mail: { ...mail, oldestAt: mail.oldestAt?.toISOString() ?? null },
    jobs: {
      waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
      failed: jobs.reduce((sum, { failed }) => sum + failed, 0),
    },
    storage: { databaseBytes, diskFreeBytes },
    latency: latency.summary(),
    version,
    uptimeSeconds: Math.floor(process.uptime()),
    findings,
  };
}
