import { users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

/** Whether the member has the given `username`. */
export const hasUsername = sql`lower(${users.username}) = lower(${sql.placeholder('username')})`;

const hasBlocked = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select 1 from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;

export const viewer = sql`${viewerId}::uuid`;
const member = sql`${users.id}`;

/** Whether the viewer blocks the member. */
export const isBlocked = hasBlocked(viewer, member);

/** Whether the member has the given `username` and does not block the viewer. */
export const isVisible = sql`${hasUsername} and not ${hasBlocked(member, viewer)}`;
