import { countSimilar, recountAll, recountSome } from '../modules/analysis/public.ts';
import { notifyDueMembers } from '../modules/check-ins/public.ts';
import { tellAdmins } from '../modules/doctor/public.ts';
import { queueDeliveries } from '../modules/notifications/public.ts';
import { makeOldPostsPrivate } from '../modules/posts/public.ts';
import {
  applyEvents,
  cancelSubscriptions,
  forgetSandbox,
  reconcileSubscriptions,
} from '../modules/subscriptions/public.ts';
import type { Billing } from '../services/billing.ts';
import type { Services } from '../services/index.ts';
import { forgetOldMails } from '../services/mailer-files.ts';
import { forgetOldDeletions } from '../services/noted-deletions.ts';
import { switchedOffJobs } from '../services/switched-off-jobs.ts';
import { createAskAi } from './ask-ai.ts';
import { buildDueAggregates } from './build-aggregates.ts';
import { forgetOld } from './forget-old-queries.ts';
import type { Job } from './job.ts';
import { slowedTo } from './pace.ts';
import { afterCount, afterRecount, resting } from './pauses.ts';
import { publishDue } from './publish-due.ts';
import { readOldPosts } from './read-old-posts.ts';
import { readUnread } from './read-unread.ts';
import { reconcileCounters } from './reconcile-counters.ts';
import { sendMail } from './send-mail.ts';
import { sendPushes } from './send-pushes.ts';

const minute = 60;
const hour = 60 * minute;

/** How soon a wake in another process is found, for people who wait for a mail. */
const wakesSeconds = 15;

/** The jobs about payments. Who stores work for the first two wakes them; their schedule finds what was left. */
const paymentJobs = (services: Services, billing: Billing): Job[] => [
  {
    name: 'apply-payments',
    everySeconds: 5 * minute,
    lookSeconds: wakesSeconds,
    atStart: true,
    work: () => applyEvents(services, billing),
  },
  {
    name: 'cancel-subscriptions',
    everySeconds: 5 * minute,
    lookSeconds: wakesSeconds,
    work: () => cancelSubscriptions(services, billing),
  },
  {
    name: 'reconcile-subscriptions',
    everySeconds: 24 * hour,
    work: ({ signal }) => reconcileSubscriptions(services, billing, signal),
  },
];

/**
 * Every job of the background (docs/architecture.md), as the settings want it. A job is one entry: its name, its
 * interval, and its work.
 */
export function jobsOf(services: Services): Job[] {
  const { billing, db, env } = services;
  const off = switchedOffJobs(env);
  const askAi = createAskAi(services);
  let recountedUpTo: string | undefined;
  const all: Job[] = [
    // A scheduled post appears within fifteen seconds of its time; half a minute if its worker is killed.
    { name: 'publish-posts', everySeconds: 14, atStart: true, work: () => publishDue(db) },
    // Who queues a mail or a push message wakes these two. Their schedule finds what is due later.
    {
      name: 'send-mail',
      everySeconds: minute,
      lookSeconds: wakesSeconds,
      atStart: true,
      work: () => sendMail(services),
    },
    {
      name: 'send-pushes',
      everySeconds: minute,
      lookSeconds: wakesSeconds,
      atStart: true,
      work: () => sendPushes(services),
    },
    {
      name: 'check-ins',
      everySeconds: 5 * minute,
      work: ({ signal }) => notifyDueMembers(services, { signal }),
    },
    // A member who chooses an age wakes it.
    {
      name: 'make-old-posts-private',
      everySeconds: hour,
      lookSeconds: 5 * minute,
      work: ({ signal }) => makeOldPostsPrivate(services, { signal }),
    },
    // It looks on which day of each admin something waits too long.
    { name: 'tell-admins', everySeconds: 15 * minute, work: () => tellAdmins(services) },
    { name: 'queue-deliveries', everySeconds: 15, atStart: true, work: () => queueDeliveries(services) },
    { name: 'read-unread', everySeconds: minute, atStart: true, work: () => readUnread(services) },
    // It scans all posts, because a new version of the models makes all of them unanalysed.
    {
      name: 'read-old-posts',
      everySeconds: 24 * hour,
      atStart: true,
      work: ({ signal }) => readOldPosts(services, { signal, pauses: true }),
    },
    // It looks hourly what is due: the numbers of regions each week, those of the community each day.
    {
      name: 'build-aggregates',
      everySeconds: hour,
      atStart: true,
      work: (run) => buildDueAggregates(services, run),
    },
    {
      name: 'count-similar',
      everySeconds: null,
      work: async (run) => {
        const goOn = resting(afterCount, run);
        for (const id of run.ids) {
          await countSimilar(db, id);
          if (!(await goOn())) return;
        }
      },
    },
    {
      name: 'recount-similar',
      everySeconds: null,
      work: (run) => recountAll(db, resting(afterRecount, run)),
    },
    // Fifty posts at a time: 100,000 posts take three days and a hundredth of a processor.
    {
      name: 'recount-some-similar',
      everySeconds: 2 * minute,
      work: async (run) => {
        recountedUpTo = await recountSome(db, recountedUpTo, resting(afterRecount, run));
      },
    },
    {
      name: 'forget-old',
      everySeconds: hour,
      work: async () => {
        await forgetOld(db);
        await forgetOldMails(env);
        await forgetOldDeletions(env.backups);
      },
    },
    { name: 'reconcile-counters', everySeconds: 24 * hour, work: (run) => reconcileCounters(services, run) },
    ...(billing ? paymentJobs(services, billing) : []),
    {
      name: 'forget-sandbox',
      everySeconds: 24 * hour,
      atStart: true,
      work: () => forgetSandbox(services),
    },
    {
      name: 'make-backup',
      everySeconds: hour,
      atStart: true,
      work: async () => (await import('./make-backup.ts')).makeDueBackup(services),
    },
    { name: 'ask-ai', everySeconds: 15, work: askAi },
  ];
  return slowedTo(
    env.jobsEverySeconds,
    all.filter(({ name }) => !off.includes(name)),
  );
}
