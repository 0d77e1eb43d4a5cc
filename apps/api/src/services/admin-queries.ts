import { auditLog, type Database, users } from '@halved/db';
import { ownProofs } from '@halved/shared/email-proofs';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';

/**
 * Makes members admin whom ADMIN_EMAILS names and whose address is proven to be theirs: one of them, or all. Each gets
 * an entry in the audit log, and no admin is removed. A link that a mail scanner may have opened verifies the address
 * for whoever registered it first, so it makes nobody admin. Runs in the caller's transaction, and returns how many are
 * verified and wait for the operator.
 */
export async function promoteByEmail(db: Database, adminEmails: string[], userId?: string): Promise<number> {
  if (adminEmails.length === 0) return 0;
  const named = and(
    inArray(sql`lower(${users.email})`, adminEmails),
    isNotNull(users.emailVerifiedAt),
    ne(users.role, 'admin'),
    userId === undefined ? undefined : eq(users.id, userId),
  );
  const made = await db
    .update(users)
    .set({ role: 'admin', updatedAt: sql`now()` })
    .where(and(named, inArray(users.emailVerifiedBy, [...ownProofs])))
    .returning({ id: users.id });
  const details = { role: 'admin', by: 'ADMIN_EMAILS' };
  if (made.length > 0)
    await db.insert(auditLog).values(made.map(({ id }) => ({ action: 'user.role', subjectId: id, details })));
  return db.$count(users, named);
}
