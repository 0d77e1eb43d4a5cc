import { auditLog, type Database, users, withTransaction } from '@halved/db';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Pool } from 'pg';

/**
 * Makes those admins whom ADMIN_EMAILS names and whose address is verified, each with a line in the audit log; one of
 * them, or all. Nobody ever stops being one here. Runs in the caller's transaction.
 */
export async function promoteNamed(db: Database, adminEmails: string[], userId?: string): Promise<void> {
  if (adminEmails.length === 0) return;
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
  if (made.length === 0) return;
  const details = { role: 'admin', by: 'ADMIN_EMAILS' };
  await db.insert(auditLog).values(made.map(({ id }) => ({ action: 'user.role', subjectId: id, details })));
}

/** The same for everybody who is named, in a transaction of its own: when the server starts, and after the operator. */
export const heedAdminEmails = async (pool: Pool, adminEmails: string[]): Promise<void> => {
  if (adminEmails.length > 0) await withTransaction(pool, (db) => promoteNamed(db, adminEmails));
};
