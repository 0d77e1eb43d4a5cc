import { type Database, withTransaction } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { afterQuietHours, isQuiet } from '../notify/public.ts';
import {
  claimForMail,
  findRecipients,
  moveMailForward,
  queueNotificationMails,
  takeNewNotifications,
  takenAtOnce,
} from './delivery-queries.ts';
import { mailTime } from './digest-time.ts';
import { queuePushes } from './push-queries.ts';

async function queueSome(db: Database, moment: Date | undefined): Promise<number> {
  const notifications = await takeNewNotifications(db);
  if (notifications.length === 0) return 0;
  const userIds = [...new Set(notifications.map(({ userId }) => userId))];
  const members = await findRecipients(db, userIds);
  const mailed = members.filter(({ wantsMail }) => wantsMail);
  await queueNotificationMails(
    db,
    mailed.map((member) => ({ userId: member.userId, dueAt: mailTime(moment ?? member.now, member) })),
  );
  const dueAtOf = new Map(
    members
      .filter(({ wantsPush }) => wantsPush)
      .map((member) => [member.userId, afterQuietHours(moment ?? member.now, member)]),
  );
  await queuePushes(
    db,
    notifications.flatMap(({ id: notificationId, userId }) => {
      const dueAt = dueAtOf.get(userId);
      return dueAt ? [{ notificationId, userId, dueAt }] : [];
    }),
  );
  return notifications.length;
}

/**
 * Queues mails and push messages about new notifications, each for the time that its member chose (docs/product.md
 * §11.2, §11.3). Several workers may do this at once. `moment` replaces the database's time in tests.
 */
export async function queueDeliveries(
  { jobs, pool }: Pick<Services, 'jobs' | 'pool'>,
  moment?: Date,
): Promise<void> {
  let total = 0;
  for (;;) {
    const taken = await withTransaction(pool, (tx) => queueSome(tx, moment));
    total += taken;
    if (taken < takenAtOnce) break;
  }
  if (total === 0) return;
  jobs.wake('send-mail');
  jobs.wake('send-pushes');
}

/** Moves a waiting mail forward if the member's preferences make it due earlier. Call it after they have changed. */
export async function bringMailForward(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  userId: string,
): Promise<void> {
  const [member] = await findRecipients(db, [userId]);
  if (!member?.wantsMail) return;
  if (await moveMailForward(db, { userId, dueAt: mailTime(member.now, member) })) jobs.wake('send-mail');
}

/**
 * What becomes of a waiting mail about notifications: it is sent, or dropped, or waits until the end of quiet hours. It
 * is dropped if the member no longer wants mail, or if nothing is left that is unread, visible and new.
 */
export async function decideOnMail(
  db: Database,
  mail: { id: string; userId: string },
): Promise<'send' | 'drop' | Date> {
  const [member] = await findRecipients(db, [mail.userId]);
  if (!member?.wantsMail) return 'drop';
  if (isQuiet(member.now, member)) return afterQuietHours(member.now, member);
  const count = await claimForMail(db, { userId: mail.userId, mailId: mail.id });
  return count > 0 ? 'send' : 'drop';
}
