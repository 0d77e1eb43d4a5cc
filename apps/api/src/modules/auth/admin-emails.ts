import { type Database, withTransaction } from '@halved/db';
import type { EmailProof } from '@halved/shared/email-proofs';
import type { Pool } from 'pg';
import { promoteByEmail } from './admin-email-queries.ts';
import { markVerified } from './queries.ts';

/** A message for the log. It names no address; the command `doctor` names them. */
export const adminGrantNeeded =
  'an address of ADMIN_EMAILS was verified, but not from its account’s own session, and makes nobody admin: npm run halved -- doctor';

/**
 * Makes admins of all members whom ADMIN_EMAILS names, in its own transaction. It runs at the start of the server, and
 * after an operator's command.
 */
export const applyAdminEmails = async (pool: Pool, adminEmails: string[]): Promise<number> =>
  adminEmails.length > 0 ? withTransaction(pool, (db) => promoteByEmail(db, adminEmails)) : 0;

/**
 * Records that a mailed link proved an address. `by` says how the link was opened. The proof may make the member admin,
 * if ADMIN_EMAILS names the address. Runs in the caller's transaction. Returns true if ADMIN_EMAILS names the address
 * but the proof is too weak, so that the operator has to grant the role.
 */
export async function confirmAddress(
  db: Database,
  { id, by }: { id: string; by: EmailProof },
  adminEmails: string[],
): Promise<boolean> {
  return (await markVerified(db, { id, by })) && (await promoteByEmail(db, adminEmails, id)) > 0;
}
