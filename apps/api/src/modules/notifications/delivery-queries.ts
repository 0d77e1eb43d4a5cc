import {
  type Database,
  literalInt,
  newId,
  notifications,
  outbox,
  type RowOf,
  selecting,
  statement,
  users,
  viewerId,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { joinPreferences, preferenceColumns, quietHoursColumns } from '../notify/public.ts';
import { visibleNotifications } from './visible-queries.ts';

const p = sql.placeholder;

/** The most notifications that are taken at once. */
export const takenAtOnce = 200;

const recipientColumns = {
  userId: users.id,
  now: sql<Date>`now()`,
  wantsMail: sql<boolean>`(${users.emailNotifications} and ${users.emailVerifiedAt} is not null and not ${suspendedNow})`,
  wantsPush: sql<boolean>`(${users.pushNotifications} and not ${suspendedNow})`,
  emailFrequency: preferenceColumns.emailFrequency,
  ...quietHoursColumns,
};

export type Recipient = RowOf<typeof recipientColumns>;

// Rows that another worker is taking are skipped, so that two workers never take the same row.
const take = statement(
  selecting(
    { id: notifications.id, userId: notifications.userId },
    (selectList) => sql`
      with taken as (
        select id from notifications where awaits_delivery
        order by user_id limit ${literalInt(takenAtOnce)} for no key update skip locked
      )
      update ${notifications} set awaits_delivery = false where id in (select id from taken)
      returning ${selectList}`,
  ),
);

/** Takes some of the new notifications, each with its member. Call it in a transaction. */
export const takeNewNotifications = (db: Database): Promise<{ id: string; userId: string }[]> => take(db);

const selectRecipients = statement(
  selecting(
    recipientColumns,
    (selectList) => sql`
      select ${selectList} from ${users} ${joinPreferences}
      where ${users.id} = any(${p('userIds')}::uuid[]) order by ${users.id}`,
  ),
);

/** Which of the members want mail and push messages, and when. */
export const findRecipients = (db: Database, userIds: readonly string[]): Promise<Recipient[]> =>
  selectRecipients(db, { userIds });

// A waiting mail that nobody is sending takes the new notifications, and moves forward if they are due earlier. While a
// mail is tried it keeps its time, because nobody else may send it. It then has a successor, which is dropped if the
// mail could take these notifications after all.
const insertMails = statement(sql`
  insert into ${outbox} (id, user_id, kind, created_at, due_at)
  select mail.id, mail.user_id, 'notifications', mail.due_at, mail.due_at
  from unnest(${p('ids')}::uuid[], ${p('userIds')}::uuid[], ${p('dueAts')}::timestamptz[]) as mail (id, user_id, due_at)
  on conflict (user_id, kind) do update set
    created_at = case when outbox.attempts > 0 then outbox.created_at
      else least(outbox.created_at, excluded.created_at) end,
    due_at = case when outbox.attempts > 0 then outbox.due_at else least(outbox.due_at, excluded.due_at) end,
    next_due_at = case when outbox.attempts > 0 then least(outbox.next_due_at, excluded.due_at) end`);

/** Queues a mail about notifications for each member. At most one waits for a member, so a waiting one is used. */
export async function queueNotificationMails(
  db: Database,
  mails: readonly { userId: string; dueAt: Date }[],
): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(db, {
    ids: mails.map(newId),
    userIds: mails.map(({ userId }) => userId),
    dueAts: mails.map(({ dueAt }) => dueAt),
  });
}

const moveForward = statement(sql`
  update ${outbox} set created_at = least(created_at, ${p('dueAt')}), due_at = ${p('dueAt')}
  where ${outbox.userId} = ${p('userId')} and ${outbox.kind} = 'notifications' and ${outbox.attempts} = 0
    and ${outbox.dueAt} > ${p('dueAt')}
  returning ${outbox.id}`);

/** Moves a member's waiting mail to an earlier time. Returns false if there is none, or none that is due later. */
export const moveMailForward = async (
  db: Database,
  mail: { userId: string; dueAt: Date },
): Promise<boolean> => (await moveForward(db, mail)).length > 0;

// Marks the notifications with the mail that is about them. So no notification belongs to two mails, even if both are
// made at once.
const claim = statement(
  selecting(
    { id: notifications.id },
    (selectList) => sql`
      with ${visibleNotifications('member')},
      claimable as materialized (
        select id from notifications
        where user_id = ${viewerId} and read_at is null and (mail_id is null or mail_id = ${p('mailId')})
          and id in (select id from visible_notifications where read_at is null)
        order by id for no key update
      )
      update ${notifications} set mail_id = ${p('mailId')} where id in (select id from claimable)
      returning ${selectList}`,
  ),
);

/**
 * Claims for a mail those notifications that the member has not read and may see, and that no other mail is about.
 * Returns how many notifications the mail is about. A mail that is tried again keeps those that it claimed.
 */
export const claimForMail = async (
  db: Database,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<number> => (await claim(db, { viewerId: userId, mailId })).length;

const turnMailOff = statement(sql`
  update ${users} set email_notifications = false, updated_at = now()
  where ${users.id} = ${p('userId')} and ${users.emailNotifications}`);

/** Turns mail about notifications off. Without effect if it is off, or if the account is gone. */
export async function endNotificationMails(db: Database, userId: string): Promise<void> {
  await turnMailOff(db, { userId });
}
