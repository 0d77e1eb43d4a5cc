import {
  type Database,
  newId,
  notificationPreferences,
  outbox,
  type RowOf,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { joinPreferences, quietHoursColumns } from '../notify/public.ts';

const p = sql.placeholder;
const preferences = notificationPreferences;

const columns = {
  id: users.id,
  now: sql<Date>`now()`,
  ...quietHoursColumns,
  lastAdminMailAt: sql<Date | null>`${preferences.lastAdminMailAt}`,
};

/** An admin who wants mail about what waits too long. */
export type ToldAdmin = RowOf<typeof columns>;

const wantsMail = sql`${users.role} = 'admin' and ${preferences.adminMails}
  and ${users.emailVerifiedAt} is not null and not ${suspendedNow}`;

const selectAll = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${users} ${joinPreferences} where ${wantsMail} order by ${users.id}`,
  ),
);
const selectOne = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${users} ${joinPreferences} where ${wantsMail} and ${users.id} = ${p('id')}::uuid`,
  ),
);

/** The admins who want mail about what waits too long. */
export const adminsToTell = (db: Database): Promise<ToldAdmin[]> => selectAll(db);

/** The admin, if the member is one and still wants such mail. */
export const adminToTell = async (db: Database, id: string): Promise<ToldAdmin | undefined> =>
  (await selectOne(db, { id }))[0];

// Another worker that told the admin meanwhile has changed the moment, and this statement changes nothing.
const queue = statement(sql`
  with claimed as (
    update ${preferences} set last_admin_mail_at = ${p('now')}::timestamptz
    where ${preferences.userId} = ${p('userId')}::uuid
      and ${preferences.lastAdminMailAt} is not distinct from ${p('last')}::timestamptz
    returning user_id
  )
  insert into ${outbox} (id, user_id, kind, due_at)
  select ${p('id')}::uuid, user_id, 'waits_too_long', date_trunc('milliseconds', now()) from claimed
  on conflict (user_id, kind) do nothing
  returning id`);

/** Queues the mail of a day. Returns false if another worker has, or if the last one still waits. */
export const queueAdminMail = async (
  db: Database,
  { id: userId, lastAdminMailAt: last }: ToldAdmin,
  now: Date,
): Promise<boolean> => (await queue(db, { id: newId(), userId, last, now })).length > 0;
