import { type Database, type RowOf, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';

const columns = {
  id: users.id,
  role: users.role,
  isSuspended: suspendedNow,
  suspendedUntil: users.suspendedUntil,
};

export type SuspendableMember = RowOf<typeof columns>;

const lock = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${users} where ${users.id} = ${sql.placeholder('id')} for no key update`,
  ),
);

/** A member, locked until the transaction ends. */
export const lockMember = async (db: Database, id: string): Promise<SuspendableMember | undefined> =>
  (await lock(db, { id }))[0];
