import { type Database, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { promoteNamed } from '../../services/admins.ts';

const markVerified = statement(sql`
  update ${users} set email_verified_at = now(), updated_at = now()
  where ${users.id} = ${sql.placeholder('id')} and ${users.emailVerifiedAt} is null
  returning ${users.id}
`);

/**
 * Notes that a member has read what was mailed to them. The first time, ADMIN_EMAILS is heeded; again, nothing
 * happens. Runs in the caller's transaction.
 */
export async function confirmAddress(db: Database, id: string, adminEmails: string[]): Promise<void> {
  const marked = await markVerified(db, { id });
  if (marked.length > 0) await promoteNamed(db, adminEmails, id);
}
