import {
  type Database,
  literalInt,
  type RowOf,
  rareStatement,
  recoveryCodes,
  secondFactors,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { stepSeconds } from './totp.ts';

const p = sql.placeholder;

const factorColumns = {
  /** Encrypted. */
  secret: secondFactors.secret,
  lastStep: secondFactors.lastStep,
  /** The current time step, by the database's clock. */
  now: sql<number>`floor(extract(epoch from now()) / ${literalInt(stepSeconds)})::int`,
};

export type FactorRow = RowOf<typeof factorColumns>;

const selectFactor = statement(
  selecting(
    factorColumns,
    (selectList) => sql`
      select ${selectList} from ${secondFactors} where ${secondFactors.userId} = ${p('userId')}`,
  ),
);

/** The secret of a member, whether it is in force or not; undefined if there is none. */
export const findFactor = async (db: Database, userId: string): Promise<FactorRow | undefined> =>
  (await selectFactor(db, { userId }))[0];

const selectSince = rareStatement(
  selecting(
    { since: users.secondFactorSince },
    (selectList) =>
      sql`select ${selectList} from ${users} where ${users.id} = ${p('userId')} for no key update`,
  ),
);

/** Locks an account. Returns whether its second factor is in force; undefined if the account is gone. */
export async function lockFactor(db: Database, userId: string): Promise<boolean | undefined> {
  const [row] = await selectSince(db, { userId });
  return row && row.since !== null;
}

const upsertSecret = rareStatement(
  sql`
    insert into ${secondFactors} (user_id, secret) values (${p('userId')}, ${p('secret')})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null`,
);

/** Stores an encrypted secret in place of an earlier one. */
export const storeSecret = async (
  db: Database,
  factor: { userId: string; secret: string },
): Promise<void> => {
  await upsertSecret(db, factor);
};

// Of two simultaneous calls with codes of the same step, the second waits for the first and then finds the step used.
const updateStep = statement(sql`
  update ${secondFactors} set last_step = ${p('step')}::int, secret = ${p('secret')}
  where ${secondFactors.userId} = ${p('userId')}
    and (${secondFactors.lastStep} is null or ${secondFactors.lastStep} < ${p('step')}::int)
  returning 1
`);

/**
 * Uses up the code of a time step, and stores the secret as it is encrypted now. Returns false if this step or a later
 * one was used meanwhile.
 */
export const spendStep = async (
  db: Database,
  use: { userId: string; step: number; secret: string },
): Promise<boolean> => (await updateStep(db, use)).length > 0;

const deleteCode = rareStatement(
  sql`
    delete from ${recoveryCodes}
    where ${recoveryCodes.userId} = ${p('userId')} and ${recoveryCodes.hash} = ${p('hash')}
    returning 1`,
);

/** Uses up a recovery code. Of two simultaneous calls, one returns false. */
export const spendRecoveryCode = async (
  db: Database,
  code: { userId: string; hash: Buffer },
): Promise<boolean> => (await deleteCode(db, code)).length > 0;

const insertCodes = rareStatement(
  sql`
    insert into ${recoveryCodes} (user_id, hash)
    select ${p('userId')}::uuid, unnest(${p('hashes')}::bytea[])`,
);

export const storeRecoveryCodes = async (
  db: Database,
  codes: { userId: string; hashes: Buffer[] },
): Promise<void> => {
  await insertCodes(db, codes);
};

const deleteFactor = rareStatement(
  sql`delete from ${secondFactors} where ${secondFactors.userId} = ${p('userId')}`,
);

/** Deletes the secret of a member with the recovery codes. */
export const deleteSecret = async (db: Database, userId: string): Promise<void> => {
  await deleteFactor(db, { userId });
};
