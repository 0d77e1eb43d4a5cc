import { auditLog, type Database, users } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

/** A change of a member, with its entry in the audit log. */
export interface MemberChange {
  action: string;
  set: PgUpdateSetSource<typeof users> & { role?: Role };
  details: Record<string, string | null>;
}

/**
 * Keeps a member from writing, for a time or until the suspension is lifted. The member may still read, export and
 * delete.
 */
export const suspension = ({
  until,
  reason,
}: {
  until?: Date | undefined;
  reason: string;
}): MemberChange => ({
  action: 'user.suspend',
  set: { suspendedAt: sql`now()`, suspendedUntil: until ?? null },
  details: { suspended: until ? `until ${until.toISOString()}` : 'until lifted', reason },
});

export const liftedSuspension: MemberChange = {
  action: 'user.unsuspend',
  set: { suspendedAt: null, suspendedUntil: null },
  details: { suspended: 'no' },
};

/**
 * Changes a member and writes the change into the audit log. Call it in a transaction. Without `actorId` the operator
 * is the actor.
 */
export async function changeMember(
  db: Database,
  memberId: string,
  { action, set, details }: MemberChange,
  actorId?: string,
): Promise<void> {
  await db
    .update(users)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(users.id, memberId));
  await db.insert(auditLog).values({
    action,
    subjectId: memberId,
    ...(actorId ? { actorId, details } : { details: { ...details, by: 'operator' } }),
  });
}
