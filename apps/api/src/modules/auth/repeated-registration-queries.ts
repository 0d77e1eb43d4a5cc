import { type Database, idempotencyKeys, selecting, statement, users } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;
const operation = contract.auth.register.route;

const insert = statement(sql`
  insert into ${idempotencyKeys} (user_id, operation, key, body_hash, created_id)
  values (${p('userId')}::uuid, ${p('operation')}::text, ${p('key')}::uuid, ${p('passwordHash')}::bytea, ${p('userId')}::uuid)`);

const select = statement(
  selecting(
    { passwordHash: idempotencyKeys.bodyHash },
    (selectList) => sql`
      select ${selectList} from ${users} join ${idempotencyKeys} on ${idempotencyKeys.userId} = ${users.id}
      where lower(${users.username}) = lower(${p('username')}) and ${idempotencyKeys.operation} = ${p('operation')}::text
        and ${idempotencyKeys.key} = ${p('key')}::uuid and ${idempotencyKeys.createdAt} > now() - interval '10 minutes'`,
  ),
);

/** Keeps that an account was opened with an address, which `key` stands for, and a password. */
export async function insertRegistration(
  db: Database,
  { passwordHash, ...account }: { userId: string; key: string; passwordHash: string },
): Promise<void> {
  await insert(db, { ...account, operation, passwordHash: Buffer.from(passwordHash) });
}

/** The hash of the password with which an account was opened within ten minutes; undefined if none was. */
export const findRegistration = async (
  db: Database,
  account: { username: string; key: string },
): Promise<string | undefined> => (await select(db, { ...account, operation }))[0]?.passwordHash.toString();
