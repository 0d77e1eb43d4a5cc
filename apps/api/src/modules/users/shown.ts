import { users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

export const named = sql`lower(${users.username}) = lower(${sql.placeholder('username')})`;

export const hasBlocked = (blocker: SQL, blocked: SQL) =>
  sql`exists (select 1 from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;
export const own = sql`${viewerId}::uuid`;
export const other = sql`${users.id}`;

/** The member of a username, as long as they did not block the viewer: to whom they did, they are not there. */
export const shownTo = sql`${named} and not ${hasBlocked(other, own)}`;
