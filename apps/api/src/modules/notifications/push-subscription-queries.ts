import {
  type Database,
  literalInt,
  newId,
  pushSubscriptions,
  selecting,
  sessions,
  statement,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import { isAlive } from '../../services/account-queries.ts';
import type { PushTarget } from '../../services/push.ts';

const p = sql.placeholder;

/** Whether the session of a device can still be used. A device from which somebody signed out gets no messages. */
export const isSignedIn = sql`exists (
  select 1 from ${sessions} where ${sessions.id} = ${pushSubscriptions.sessionId} and ${isAlive}
)`;

const columns = {
  endpoint: pushSubscriptions.endpoint,
  userAgent: pushSubscriptions.userAgent,
  createdAt: pushSubscriptions.createdAt,
  lastUsedAt: pushSubscriptions.lastUsedAt,
  sessionId: pushSubscriptions.sessionId,
};

const selectOwn = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${pushSubscriptions}
      where ${pushSubscriptions.userId} = ${p('userId')} and ${isSignedIn}
      order by ${pushSubscriptions.createdAt} desc, ${pushSubscriptions.id} desc`,
  ),
);

/** A member's devices that get push messages, the latest first. */
export const devicesOf = (db: Database, userId: string) => selectOwn(db, { userId });

// Messages that wait for the previous member of this device are deleted with the row.
const removeOfOthers = statement(sql`
  delete from ${pushSubscriptions}
  where ${pushSubscriptions.endpoint} = ${p('endpoint')} and ${pushSubscriptions.userId} <> ${p('userId')}`);

const upsert = statement(sql`
  insert into ${pushSubscriptions} (id, user_id, session_id, endpoint, p256dh, auth, user_agent)
  values (${p('id')}, ${p('userId')}, ${p('sessionId')}, ${p('endpoint')}, ${p('p256dh')}, ${p('auth')}, ${p('userAgent')})
  on conflict (endpoint) do update set
    session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent
  where push_subscriptions.user_id = excluded.user_id`);

const removeSurplus = statement(sql`
  delete from ${pushSubscriptions} where ${pushSubscriptions.id} in (
    select id from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${p('userId')}
    order by ${isSignedIn} desc, ${pushSubscriptions.createdAt} desc, ${pushSubscriptions.id} desc
    offset ${literalInt(limits.pushSubscriptions.most)}
  )`);

export interface NewDevice extends PushTarget {
  userId: string;
  sessionId: string;
  userAgent: string | null;
}

/**
 * Adds a device, or updates it if the member already has it. A device of another member moves to this member. If the
 * member then has too many devices, the oldest is removed. Call it in a transaction.
 */
export async function addDevice(db: Database, device: NewDevice): Promise<void> {
  await removeOfOthers(db, { ...device });
  await upsert(db, { ...device, id: newId() });
  await removeSurplus(db, { userId: device.userId });
}

const removeOwn = statement(sql`
  delete from ${pushSubscriptions}
  where ${pushSubscriptions.endpoint} = ${p('endpoint')} and ${pushSubscriptions.userId} = ${p('userId')}`);

/** Removes one of a member's devices. */
export async function removeDevice(
  db: Database,
  device: Pick<NewDevice, 'endpoint' | 'userId'>,
): Promise<void> {
  await removeOwn(db, { ...device });
}
