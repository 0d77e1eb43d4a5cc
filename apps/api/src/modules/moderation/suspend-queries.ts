import { type Database, selectAs, statement, users } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/accounts.ts';

export interface SuspendableMember extends Record<string, unknown> {
  id: string;
  role: Role;
  isSuspended: boolean;
}

const lock = statement<SuspendableMember>(sql`
  select ${selectAs({ id: users.id, role: users.role, isSuspended: suspendedNow })}
  from ${users} where ${users.id} = ${sql.placeholder('id')} for no key update`);

/** A member, locked until the transaction ends. */
export const lockMember = async (db: Database, id: string): Promise<SuspendableMember | undefined> =>
  (await lock(db, { id }))[0];
