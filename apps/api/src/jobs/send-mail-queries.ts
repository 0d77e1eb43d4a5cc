import { type Database, newId, outbox, type RowOf, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { mailSeconds } from '../services/mail.ts';

const p = sql.placeholder;

/**
 * The time for which a worker holds a row. It is longer than sending can take, so no other worker takes the row of a
 * mail that is being sent.
 */
const leaseSeconds = mailSeconds + 30;

const leasedColumns = {
  id: outbox.id,
  userId: outbox.userId,
  kind: outbox.kind,
  attempts: outbox.attempts,
  ageSeconds: sql<number>`extract(epoch from now() - ${outbox.createdAt})::float8`,
};

export type LeasedMail = RowOf<typeof leasedColumns>;

// A worker that takes a row moves the row's due time ahead and commits, so that no transaction is open while a mail
// server is slow. The row of a killed worker becomes due again by itself. Somebody waits for a mail about an account, so
// it goes before the mails about notifications, of which many are due at the same hour.
const lease = statement(
  selecting(
    leasedColumns,
    (selectList) => sql`
      with due as (
        select id from outbox where due_at <= now()
        order by kind in ('notifications', 'waits_too_long'), due_at limit ${p('most')}::int for update skip locked
      )
      update ${outbox} set due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      where id in (select id from due)
      returning ${selectList}`,
  ),
);

const readerColumns = {
  email: users.email,
  username: users.username,
  language: users.language,
  verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
};

export type MailReader = RowOf<typeof readerColumns>;

const selectReader = statement(
  selecting(readerColumns, (selectList) => sql`select ${selectList} from ${users} where id = ${p('userId')}`),
);

// The next mail has a new id, so that it claims its own notifications.
const remove = statement(
  selecting(
    { stays: sql<boolean>`exists (select 1 from users where id = ${p('userId')})` },
    (selectList) => sql`
      with done as (delete from outbox where id = ${p('id')} returning user_id, kind, next_due_at),
      next as (
        insert into outbox (id, user_id, kind, created_at, due_at)
        select ${p('nextId')}::uuid, user_id, kind, next_due_at, next_due_at from done where next_due_at is not null
      )
      select ${selectList}`,
  ),
);

const postpone = statement(sql`
  update outbox set due_at = now() + make_interval(secs => ${p('seconds')}::float8) where id = ${p('id')}`);

/** Leases at most so many of the mails that are due. */
export const leaseMails = (db: Database, most: number): Promise<LeasedMail[]> => lease(db, { most });

export const findMailReader = async (db: Database, userId: string): Promise<MailReader | undefined> =>
  (await selectReader(db, { userId }))[0];

/**
 * Deletes a mail, and queues the next one if notifications arose while this one was tried. Returns whether the account
 * still exists.
 */
export const removeMail = async (
  db: Database,
  { id, userId }: Pick<LeasedMail, 'id' | 'userId'>,
): Promise<boolean> => (await remove(db, { id, userId, nextId: newId() }))[0]?.stays ?? false;

/** Delays a mail by some seconds. */
export async function postponeMail(db: Database, id: string, seconds: number): Promise<void> {
  await postpone(db, { id, seconds });
}

const setDue = statement(sql`
  update outbox set created_at = ${p('dueAt')}::timestamptz, due_at = ${p('dueAt')}::timestamptz, attempts = 0
  where id = ${p('id')}`);

/**
 * Delays a mail until a moment. It counts as not tried, so that it can be moved forward, and it has no age until then, so
 * that nobody is told that it is late.
 */
export async function postponeMailUntil(db: Database, id: string, dueAt: Date): Promise<void> {
  await setDue(db, { id, dueAt });
}

const count = statement(sql`
  insert into sent_mails as hours (hour, count) values (date_trunc('hour', now()), 1)
  on conflict (hour) do update set count = hours.count + 1`);

/** Counts a mail that was sent just now. */
export async function countSentMail(db: Database): Promise<void> {
  await count(db);
}
