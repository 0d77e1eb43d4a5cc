import {
  type Database,
  literalTexts,
  newId,
  outbox,
  type RowOf,
  selecting,
  statement,
  subscriptions,
  users,
  violatedConstraint,
} from '@halved/db';
import { type EmailProof, ownProofs } from '@halved/shared/email-proofs';
import type { Tier } from '@halved/shared/tiers';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { suspendedNow, tierEndsAt, tierInForce } from '../../services/account-queries.ts';

const p = sql.placeholder;

const {
  passwordHash,
  suspendedAt,
  grantedTier,
  grantedTierUntil,
  paidTier,
  paidTierUntil,
  updatedAt,
  ...ownColumns
} = getTableColumns(users);

const userColumns = {
  ...ownColumns,
  tier: sql<Tier>`${tierInForce}`,
  tierEndsAt,
  hasSubscribed: sql<boolean>`(${grantedTier} <> 'free'
    or exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id}))`,
  isSuspended: suspendedNow,
};

/** An account as its owner reads it. */
export type UserRow = RowOf<typeof userColumns>;

const selectById = statement(
  selecting(
    userColumns,
    (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${p('id')}`,
  ),
);

const selectByEmail = statement(
  selecting(
    { ...userColumns, passwordHash },
    (selectList) =>
      sql`select ${selectList} from ${users} where lower(${users.email}) = lower(${p('email')})`,
  ),
);

const takenColumns = {
  isEmailTaken: sql<boolean>`
    exists (select 1 from ${users} where lower(${users.email}) = lower(${p('email')}))`,
  isUsernameTaken: sql<boolean>`
    exists (select 1 from ${users} where lower(${users.username}) = lower(${p('username')}))`,
};
const selectIsTaken = statement(selecting(takenColumns, (selectList) => sql`select ${selectList}`));

const selectTakenUsernames = statement(
  selecting(
    { username: sql<string>`lower(${users.username})` },
    (selectList) => sql`
      select ${selectList} from ${users} where lower(${users.username}) = any(${p('usernames')})`,
  ),
);

export const userById = async (db: Database, id: string): Promise<UserRow | undefined> =>
  (await selectById(db, { id }))[0];

export const userByEmail = async (db: Database, email: string) => (await selectByEmail(db, { email }))[0];

/** Locks an account against changes until this transaction ends. */
export const lockUser = (db: Database, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

/** Whether an address or a username has an account, without regard to case. */
export async function findTaken(db: Database, names: { email?: string; username?: string }) {
  const [row] = await selectIsTaken(db, { email: '', username: '', ...names });
  return row ?? { isEmailTaken: false, isUsernameTaken: false };
}

/** The given usernames that are taken, in lower case. */
export async function takenUsernames(db: Database, usernames: string[]): Promise<Set<string>> {
  const lower = usernames.map((username) => username.toLowerCase());
  const rows = await selectTakenUsernames(db, { usernames: lower });
  return new Set(rows.map((row) => row.username));
}

type NewUser = typeof users.$inferInsert;

type InsertedUser = { id: string } | { taken: 'email' | 'username' };

/**
 * Adds an account. If another account has the address or the username by now, PostgreSQL aborts the transaction, and
 * the result says which of the two is taken.
 */
export async function insertUser(db: Database, user: NewUser): Promise<InsertedUser> {
  const id = newId();
  try {
    await db.insert(users).values({ ...user, id });
    return { id };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') return { taken: 'email' };
    if (constraint === 'users_username_key') return { taken: 'username' };
    throw error;
  }
}

/** Changes an account. Returns the changed account; undefined if it is gone. */
export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<NewUser>,
): Promise<UserRow | undefined> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id));
  return userById(db, id);
}

// A proof that is in `ownProofs` replaces one that is not. No other proof is replaced.
const updateVerified = statement(sql`
  update ${users} set email_verified_at = coalesce(email_verified_at, now()), email_verified_by = ${p('by')}::text,
    updated_at = now()
  where ${users.id} = ${p('id')} and (${users.emailVerifiedAt} is null
    or ${p('isOwn')}::boolean
      and coalesce(${users.emailVerifiedBy} not in (${literalTexts(ownProofs)}), true))
  returning ${users.id}
`);

/** Records that a member's address is verified, and by which proof. Returns false if nothing changes. */
export const markVerified = async (db: Database, { id, by }: { id: string; by: EmailProof }) =>
  (await updateVerified(db, { id, by, isOwn: ownProofs.includes(by) })).length > 0;

// The same statement runs whether the account exists or not, so that the response does not reveal it. As with
// `queueMail`, at most one mail of each kind waits for a member. The lock waits for an account that is being deleted,
// which then has no row.
const insertReset = statement(sql`
  insert into ${outbox} (id, user_id, kind)
  select ${p('id')}::uuid, ${users.id}, 'reset_password'
  from ${users} where lower(${users.email}) = lower(${p('email')}) for key share
  on conflict (user_id, kind) do update
    set id = excluded.id, created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0
`);

/** Queues a mail with a link to a new password, if the address has an account. */
export const queueReset = async (db: Database, email: string): Promise<void> => {
  await insertReset(db, { email, id: newId() });
};
