import { type Database, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const selectHash = statement<{ passwordHash: string }>(
  sql`select ${users.passwordHash} as "passwordHash" from ${users} where ${users.id} = ${p('id')}`,
);

/** The hash of a member's password; undefined where the account is gone. */
export const passwordHashOf = async (db: Database, id: string) =>
  (await selectHash(db, { id }))[0]?.passwordHash;

const replace = statement(sql`
  update ${users} set password_hash = ${p('to')}, updated_at = now()
  where ${users.id} = ${p('id')} and ${users.passwordHash} = ${p('from')}
  returning ${users.id}
`);

/**
 * Puts a hash in the place of the one that was looked at; false where another came between. Whoever signs in with the
 * old one right now waits for this transaction, and then finds it gone (`openSession`).
 */
export const replacePassword = async (
  db: Database,
  change: { id: string; from: string; to: string },
): Promise<boolean> => (await replace(db, change)).length > 0;
