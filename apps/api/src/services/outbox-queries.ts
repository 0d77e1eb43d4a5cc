import { type Database, newId, outbox, type RowOf, selecting, statement } from '@halved/db';
import type { AccountMailKind } from '@halved/shared/mail-kinds';
import { sql } from 'drizzle-orm';

interface QueuedMail {
  userId: string;
  kind: AccountMailKind;
}

/**
 * Queues a mail about an account in the caller's transaction: after a rollback no mail is sent, and after a commit no
 * mail is lost. At most one mail of each kind waits for a member, so five requests while the mail server is down become
 * one mail.
 */
export async function queueMail(db: Database, { userId, kind }: QueuedMail): Promise<void> {
  // The time is rounded down, because the column would round it to the nearest millisecond. A mail that is due half a
  // millisecond in the future would wait for the next run of the job.
  const row = {
    id: newId(),
    userId,
    kind,
    createdAt: sql`now()`,
    dueAt: sql`date_trunc('milliseconds', now())`,
  };
  // The id is new, so that a worker that is sending the earlier mail does not delete this mail.
  const changes = { id: row.id, createdAt: row.createdAt, dueAt: row.dueAt, attempts: 0 };
  const target = [outbox.userId, outbox.kind];
  await db.insert(outbox).values(row).onConflictDoUpdate({ target, set: changes });
}

/** Whether a mail waits to be sent. A mail about notifications waits from the moment at which it is due. */
export const isMailWaiting = sql`${outbox.createdAt} <= now()`;

const waitingMail = {
  count: sql<number>`count(*)::int`,
  oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)::float8`,
};
const selectWaiting = statement(
  selecting(waitingMail, (selectList) => sql`select ${selectList} from ${outbox} where ${isMailWaiting}`),
);

/** How many mails wait, and for how long the oldest one has. */
export const findWaitingMail = async (db: Database): Promise<RowOf<typeof waitingMail>> =>
  (await selectWaiting(db))[0] ?? { count: 0, oldestSeconds: 0 };
