import { withTransaction } from '@halved/db';
import type { Pool } from 'pg';
import { promoteByEmail } from './admin-queries.ts';

/** A message for the log, which names no address; `doctor` names it. */
export const adminGrantNeeded =
  'an address of ADMIN_EMAILS was verified, but not from its account’s own session, and makes nobody admin: npm run halved -- doctor';

/**
 * Makes everybody admin whom ADMIN_EMAILS names, in a transaction of its own: at the start of the server, and after an operator's
 * command.
 */
export const applyAdminEmails = async (pool: Pool, adminEmails: string[]): Promise<number> =>
  adminEmails.length > 0 ? withTransaction(pool, (db) => promoteByEmail(db, adminEmails)) : 0;
