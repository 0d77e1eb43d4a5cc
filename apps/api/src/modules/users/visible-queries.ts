import { users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

/** The member of the username that a statement is given. */
export const isNamed = sql`lower(${users.username}) = lower(${sql.placeholder('username')})`;

const hasBlocked = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select 1 from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;

export const viewer = sql`${viewerId}::uuid`;
const member = sql`${users.id}`;

/** Whether the viewer blocks the member. */
export const isBlocked = hasBlocked(viewer, member);

/** The member of a username, as long as they do not block the viewer: to whom they do, they are not there. */
export const isVisible = sql`${isNamed} and not ${hasBlocked(member, viewer)}`;
