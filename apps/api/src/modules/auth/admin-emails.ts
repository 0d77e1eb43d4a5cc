import { withTransaction } from '@halved/db';
import type { Pool } from 'pg';
import { promoteByEmail } from './admin-email-queries.ts';

/** A message for the log. It names no address; the command `doctor` names them. */
export const adminGrantNeeded =
  'an address of ADMIN_EMAILS was verified, but not from its account’s own session, and makes nobody admin: npm run halved -- doctor';

/**
 * Makes admins of all members whom ADMIN_EMAILS names, in its own transaction. It runs at the start of the server, and
 * after an operator's command.
 */
export const applyAdminEmails = async (pool: Pool, adminEmails: string[]): Promise<number> =>
  adminEmails.length > 0 ? withTransaction(pool, (db) => promoteByEmail(db, adminEmails)) : 0;
