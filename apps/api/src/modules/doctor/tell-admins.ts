import { type Database, databaseNow } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { afterQuietHours, isQuiet, onClock } from '../notify/public.ts';
import { adminsToTell, adminToTell, queueAdminMail, type ToldAdmin } from './admin-queries.ts';
import { type Waiting, whatWaitsTooLong } from './waiting.ts';

/** After how many days a mail may follow the last one. Facts that grow old are no news of every day. */
const daysBetween = { pressing: 1, slow: 7 };

const daysAfterLast = (waiting: readonly Waiting[]): number =>
  waiting.some(({ name }) => name !== 'resources') ? daysBetween.pressing : daysBetween.slow;

/**
 * Whether an admin may be told now: outside quiet hours, and `days` after the date of the last mail on the admin's
 * clock.
 */
export function mayTell(admin: Omit<ToldAdmin, 'id' | 'now'>, now: Date, days: number): boolean {
  if (isQuiet(now, admin)) return false;
  if (admin.lastAdminMailAt === null) return true;
  const next = onClock(admin.lastAdminMailAt, admin.timezone).toPlainDate().add({ days });
  return next.toString() <= onClock(now, admin.timezone).toPlainDate().toString();
}

/**
 * Queues a mail for each admin who wants to know what waits too long, once a day while something does, and once a week
 * if nothing but facts of the directory is due (docs/product.md §8.8). Several workers may do this at once. Returns how
 * many mails were queued.
 */
export async function tellAdmins(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  moment?: Date,
): Promise<number> {
  const now = moment ?? (await databaseNow(db));
  const admins = (await adminsToTell(db)).filter((admin) => mayTell(admin, now, daysBetween.pressing));
  if (admins.length === 0) return 0;
  const waiting = await whatWaitsTooLong(db, env, now);
  if (waiting.length === 0) return 0;
  let told = 0;
  for (const admin of admins.filter((one) => mayTell(one, now, daysAfterLast(waiting))))
    if (await queueAdminMail(db, admin, now)) told += 1;
  if (told > 0) jobs.wake('send-mail');
  return told;
}

/**
 * What becomes of a waiting mail to an admin: what it says, or null if it is dropped, or the moment until which it waits
 * for the end of quiet hours. It is dropped if nothing waits too long any more, or if the admin no longer wants it.
 */
export async function decideOnAdminMail(
  db: Database,
  env: Services['env'],
  { userId }: { userId: string },
): Promise<Waiting[] | Date | null> {
  const admin = await adminToTell(db, userId);
  if (!admin) return null;
  if (isQuiet(admin.now, admin)) return afterQuietHours(admin.now, admin);
  const waiting = await whatWaitsTooLong(db, env);
  return waiting.length > 0 ? waiting : null;
}
