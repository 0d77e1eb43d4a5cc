import { type Database, newId, outbox, selectAs, statement, users, violatedConstraint } from '@halved/db';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { fail } from '../../errors.ts';
import { tierInForce } from '../../services/accounts.ts';
import type { UserRow } from './present.ts';

const { passwordHash, suspendedAt, suspendedUntil, grantedTier, grantedTierUntil, updatedAt, ...ownColumns } =
  getTableColumns(users);

const own = selectAs({ ...ownColumns, tier: tierInForce });

const selectById = statement<UserRow>(
  sql`select ${own} from ${users} where ${users.id} = ${sql.placeholder('id')}`,
);

const selectByEmail = statement<UserRow & { passwordHash: string }>(sql`
  select ${own}, ${selectAs({ passwordHash })}
  from ${users} where lower(${users.email}) = lower(${sql.placeholder('email')})
`);

const selectTaken = statement<{ email: boolean; username: boolean }>(sql`
  select
    exists (select 1 from ${users} where lower(${users.email}) = lower(${sql.placeholder('email')})) as email,
    exists (select 1 from ${users} where lower(${users.username}) = lower(${sql.placeholder('username')})) as username
`);

const selectTakenUsernames = statement<{ username: string }>(sql`
  select lower(${users.username}) as username from ${users}
  where lower(${users.username}) = any(${sql.placeholder('usernames')})
`);

export const userById = async (db: Database, id: string): Promise<UserRow | undefined> =>
  (await selectById(db, { id }))[0];

export const userByEmail = async (db: Database, email: string) => (await selectByEmail(db, { email }))[0];

/** Keeps others from changing an account until this transaction ends. */
export const lockUser = (db: Database, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

/** Whether an address or a username has an account, without regard to case. */
export const taken = async (db: Database, who: { email?: string; username?: string }) => {
  const [row] = await selectTaken(db, { email: '', username: '', ...who });
  return row ?? { email: false, username: false };
};

/** Those of the given usernames that are taken, in lower case. */
export async function takenUsernames(db: Database, usernames: string[]): Promise<Set<string>> {
  const lower = usernames.map((username) => username.toLowerCase());
  const rows = await selectTakenUsernames(db, { usernames: lower });
  return new Set(rows.map((row) => row.username));
}

type NewUser = typeof users.$inferInsert;

/** Adds an account; two at once with the same address or username: one gets EMAIL_TAKEN or USERNAME_TAKEN. */
export async function insertUser(db: Database, user: NewUser): Promise<string> {
  try {
    const [row] = await db.insert(users).values(user).returning({ id: users.id });
    return row?.id ?? fail('INTERNAL');
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') fail('EMAIL_TAKEN');
    if (constraint === 'users_username_key') fail('USERNAME_TAKEN');
    throw error;
  }
}

export async function updateUser(db: Database, id: string, changes: Partial<NewUser>): Promise<UserRow> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id));
  return (await userById(db, id)) ?? fail('UNAUTHENTICATED');
}

// One statement, whether there is an account or not. As with `queueMail`, one of a kind waits.
const insertReset = statement(sql`
  insert into ${outbox} (id, user_id, kind)
  select ${sql.placeholder('id')}::uuid, ${users.id}, 'reset_password'
  from ${users} where lower(${users.email}) = lower(${sql.placeholder('email')})
  on conflict (user_id, kind) do update
    set id = excluded.id, created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0
`);

/** Leaves a mail with a link to a new password, where an address has an account. */
export const queueReset = async (db: Database, email: string): Promise<void> => {
  await insertReset(db, { email, id: newId() });
};
