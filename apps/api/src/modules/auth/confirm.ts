import { type Database, statement, users } from '@halved/db';
import { type EmailProof, ownProofs } from '@halved/shared/email-proofs';
import { sql } from 'drizzle-orm';
import { promoteNamed } from '../../services/admins.ts';

const p = sql.placeholder;

// An own proof adds to one that was none; nothing takes from one.
const markVerified = statement(sql`
  update ${users} set email_verified_at = coalesce(email_verified_at, now()), email_verified_by = ${p('by')}::text,
    updated_at = now()
  where ${users.id} = ${p('id')} and (${users.emailVerifiedAt} is null
    or ${p('isOwn')}::boolean and coalesce(${users.emailVerifiedBy}, 'link') = 'link')
  returning ${users.id}
`);

interface Confirmed {
  id: string;
  by: EmailProof;
}

/**
 * Notes that what was mailed to a member was opened, and by whom. Where that tells something new, ADMIN_EMAILS is
 * heeded; again, nothing happens. Runs in the caller's transaction. True where the operator has to grant what
 * ADMIN_EMAILS asks for.
 */
export async function confirmAddress(
  db: Database,
  { id, by }: Confirmed,
  adminEmails: string[],
): Promise<boolean> {
  const marked = await markVerified(db, { id, by, isOwn: ownProofs.includes(by) });
  return marked.length > 0 && (await promoteNamed(db, adminEmails, id)) > 0;
}
