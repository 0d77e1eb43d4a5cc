import { type Database, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const selectHash = statement(
  selecting(
    { passwordHash: users.passwordHash },
    (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${p('id')}`,
  ),
);

/** The hash of a member's password; undefined if the account is gone. */
export const passwordHashOf = async (db: Database, id: string) =>
  (await selectHash(db, { id }))[0]?.passwordHash;

const replace = statement(sql`
  update ${users} set password_hash = ${p('to')}, updated_at = now()
  where ${users.id} = ${p('id')} and ${users.passwordHash} = ${p('from')}
  returning ${users.id}
`);

/**
 * Replaces the hash `from`, which was checked before, by `to`. Returns false if the hash was changed meanwhile. A
 * sign-in with the old password waits for this transaction and then fails (`openSession`).
 */
export const replacePassword = async (
  db: Database,
  change: { id: string; from: string; to: string },
): Promise<boolean> => (await replace(db, change)).length > 0;
