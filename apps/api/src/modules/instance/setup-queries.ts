import { type Database, rareStatement, setupCode, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const hasNoAdmin = sql`not exists (select 1 from ${users} where ${users.role} = 'admin')`;

// Of two servers that start at once, one stores its code.
const insert = rareStatement(
  sql`
    insert into ${setupCode} (hash, expires_at)
    select ${p('hash')}::bytea, now() + interval '24 hours' where ${hasNoAdmin}
    on conflict (id) do update set hash = excluded.hash, created_at = now(), expires_at = excluded.expires_at
      where ${setupCode.expiresAt} <= now()
    returning 1`,
);

/** Stores the hash of a new code for 24 hours. Returns false if there is an admin, or a code that is still valid. */
export const storeSetupCode = async (db: Database, hash: Buffer): Promise<boolean> =>
  (await insert(db, { hash })).length > 0;

const spend = rareStatement(
  sql`
    delete from ${setupCode}
    where ${setupCode.hash} = ${p('hash')}::bytea and ${setupCode.expiresAt} > now() and ${hasNoAdmin}
    returning 1`,
);

/** Uses up the code. Of two simultaneous calls, one returns false. */
export const spendSetupCode = async (db: Database, hash: Buffer): Promise<boolean> =>
  (await spend(db, { hash })).length > 0;
