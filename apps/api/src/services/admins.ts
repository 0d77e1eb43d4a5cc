import { auditLog, type Database, users } from '@halved/db';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';

/**
 * Makes those admins whom ADMIN_EMAILS names and whose address is verified, each with a line in the audit log; one of
 * them, or all. Nobody ever stops being one here. Runs in the caller's transaction; returns whom it made.
 */
export async function promoteNamed(db: Database, adminEmails: string[], userId?: string): Promise<string[]> {
  if (adminEmails.length === 0) return [];
  const named = and(
    inArray(sql`lower(${users.email})`, adminEmails),
    isNotNull(users.emailVerifiedAt),
    ne(users.role, 'admin'),
    userId === undefined ? undefined : eq(users.id, userId),
  );
  const made = await db
    .update(users)
    .set({ role: 'admin', updatedAt: sql`now()` })
    .where(named)
    .returning({ id: users.id });
  if (made.length === 0) return [];
  const details = { role: 'admin', by: 'ADMIN_EMAILS' };
  await db.insert(auditLog).values(made.map(({ id }) => ({ action: 'user.role', subjectId: id, details })));
  return made.map(({ id }) => id);
}
