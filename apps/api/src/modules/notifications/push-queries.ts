import {
  type Database,
  literalInt,
  notifications,
  pushMessages,
  pushSubscriptions,
  type RowOf,
  selecting,
  statement,
  users,
  viewerId,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { joinPreferences, quietHoursColumns } from '../notify/public.ts';
import { isSignedIn } from './push-subscription-queries.ts';
import { visibleNotifications } from './visible-queries.ts';

const p = sql.placeholder;

/** The most messages that are sent at once. */
export const pushesAtOnce = 10;
/** How long a worker has a message for itself. This is longer than sending can take. */
const leaseSeconds = 60;

// A device gets no second message about a notification, whether the first one waits or was sent.
const insertMessages = statement(sql`
  insert into ${pushMessages} (id, subscription_id, notification_id, due_at)
  select gen_random_uuid(), ${pushSubscriptions.id}, queued.notification_id, queued.due_at
  from unnest(${p('notificationIds')}::uuid[], ${p('userIds')}::uuid[], ${p('dueAts')}::timestamptz[])
    as queued (notification_id, user_id, due_at)
  join ${pushSubscriptions} on ${pushSubscriptions.userId} = queued.user_id and ${isSignedIn}
  order by ${pushSubscriptions.id}, queued.notification_id
  on conflict (subscription_id, notification_id) do nothing`);

/** Queues a message about each notification to every device of its member. */
export async function queuePushes(
  db: Database,
  pushes: readonly { notificationId: string; userId: string; dueAt: Date }[],
): Promise<void> {
  if (pushes.length === 0) return;
  await insertMessages(db, {
    notificationIds: pushes.map(({ notificationId }) => notificationId),
    userIds: pushes.map(({ userId }) => userId),
    dueAts: pushes.map(({ dueAt }) => dueAt),
  });
}

const leasedColumns = {
  id: pushMessages.id,
  subscriptionId: pushMessages.subscriptionId,
  notificationId: pushMessages.notificationId,
  attempts: pushMessages.attempts,
  lateSeconds: sql<number>`extract(epoch from now() - ${pushMessages.createdAt})::float8`,
};

export type LeasedPush = RowOf<typeof leasedColumns>;

const lease = statement(
  selecting(
    leasedColumns,
    (selectList) => sql`
      with due as (
        select id from push_messages where due_at <= now() and sent_at is null
        order by due_at limit ${literalInt(pushesAtOnce)} for update skip locked
      )
      update ${pushMessages} set due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      where id in (select id from due)
      returning ${selectList}`,
  ),
);

/** Leases some of the messages that are due: no other worker takes them meanwhile. */
export const leasePushes = (db: Database): Promise<LeasedPush[]> => lease(db);

const deviceColumns = {
  userId: users.id,
  now: sql<Date>`now()`,
  language: users.language,
  wantsPush: sql<boolean>`(${users.pushNotifications} and not ${suspendedNow} and ${isSignedIn})`,
  ...quietHoursColumns,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
};

const selectDevice = statement(
  selecting(
    deviceColumns,
    (selectList) => sql`
      select ${selectList} from ${pushSubscriptions} join ${users} on ${users.id} = ${pushSubscriptions.userId}
        ${joinPreferences}
      where ${pushSubscriptions.id} = ${p('id')}`,
  ),
);

/** A device with its member; undefined if the device is gone. */
export const findDevice = async (db: Database, id: string) => (await selectDevice(db, { id }))[0];

const visibleColumns = { id: notifications.id, kind: notifications.kind, postId: notifications.postId };

const selectVisible = statement(
  selecting(
    visibleColumns,
    (selectList) => sql`
      with ${visibleNotifications('member')}
      select ${selectList} from ${notifications}
      where ${notifications.id} = ${p('id')} and ${notifications.userId} = ${viewerId}
        and ${notifications.readAt} is null and id in (select id from visible_notifications)`,
  ),
);

/** A notification; undefined if its member has read it or may not see it. */
export const findUnreadNotification = async (db: Database, { id, userId }: { id: string; userId: string }) =>
  (await selectVisible(db, { id, viewerId: userId }))[0];

const markSent = statement(sql`
  with used as (
    update ${pushSubscriptions} set last_used_at = now() where id = ${p('subscriptionId')}
  )
  update ${pushMessages} set sent_at = now() where id = ${p('id')}`);

/** Marks a message as sent. The row stays, so that the device gets no second message about the notification. */
export async function markPushSent(db: Database, { id, subscriptionId }: LeasedPush): Promise<void> {
  await markSent(db, { id, subscriptionId });
}

const postpone = statement(sql`
  update ${pushMessages} set due_at = now() + make_interval(secs => ${p('seconds')}::float8) where id = ${p('id')}`);

/** Delays a message by some seconds. */
export async function postponePush(db: Database, id: string, seconds: number): Promise<void> {
  await postpone(db, { id, seconds });
}

const setDue = statement(
  sql`update ${pushMessages} set due_at = ${p('dueAt')}::timestamptz where id = ${p('id')}`,
);

/** Delays a message until a moment. */
export async function postponePushUntil(db: Database, id: string, dueAt: Date): Promise<void> {
  await setDue(db, { id, dueAt });
}

const removeMessage = statement(sql`delete from ${pushMessages} where id = ${p('id')}`);
const removeDevice = statement(sql`delete from ${pushSubscriptions} where id = ${p('subscriptionId')}`);

export async function dropPush(db: Database, { id }: LeasedPush): Promise<void> {
  await removeMessage(db, { id });
}

/** Forgets a device that no longer exists, with all its messages. */
export async function forgetDevice(db: Database, { subscriptionId }: LeasedPush): Promise<void> {
  await removeDevice(db, { subscriptionId });
}
