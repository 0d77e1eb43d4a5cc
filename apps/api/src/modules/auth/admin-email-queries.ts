import { auditLog, type Database, users } from '@halved/db';
import { ownProofs } from '@halved/shared/email-proofs';
import { and, eq, inArray, isNotNull, ne, not, sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';

/**
 * Makes admins of the members whom ADMIN_EMAILS names and whose address is proven to be theirs. With `userId` it
 * considers this member only. It writes an entry into the audit log for each new admin, and removes no admin. A link
 * that was opened without the account's session is no proof: a stranger may have registered the address, and a mail
 * scanner may have opened the link. A suspended member becomes none before the suspension is over. Runs in the caller's
 * transaction. Returns the number of members whose address is verified, but without proof.
 */
export async function promoteByEmail(db: Database, adminEmails: string[], userId?: string): Promise<number> {
  if (adminEmails.length === 0) return 0;
  const isCandidate = and(
    inArray(sql`lower(${users.email})`, adminEmails),
    isNotNull(users.emailVerifiedAt),
    ne(users.role, 'admin'),
    not(suspendedNow),
    userId === undefined ? undefined : eq(users.id, userId),
  );
  const promoted = await db
    .update(users)
    .set({ role: 'admin', updatedAt: sql`now()` })
    .where(and(isCandidate, inArray(users.emailVerifiedBy, [...ownProofs])))
    .returning({ id: users.id });
  const entry = { action: 'user.role', details: { role: 'admin', by: 'ADMIN_EMAILS' } } as const;
  if (promoted.length > 0)
    await db.insert(auditLog).values(promoted.map(({ id }) => ({ ...entry, subjectId: id })));
  return db.$count(users, isCandidate);
}
