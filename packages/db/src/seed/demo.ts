import { randomUUID } from 'node:crypto';
import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type Database, withTransaction } from '../client.ts';
import { literalNames } from '../literal.ts';
import { databaseNow } from '../now.ts';
import {
  blocks,
  checkIns,
  comments,
  contentItems,
  exerciseProgress,
  follows,
  likes,
  moderationCases,
  notificationActors,
  notifications,
  posts,
  reports,
  resolutions,
  users,
} from '../schema/index.ts';
import { demoModeratorSignIn, demoSignIn, demoTierSignIns } from './demo/members.ts';
import { type DemoSize, planDemo } from './demo/plan.ts';

export { demoModeratorSignIn, demoSignIn, demoTierSignIns } from './demo/members.ts';

interface SeedOptions {
  /**
   * Hashes a password as at registration (argon2id). The server passes it in, so that this package needs no hash
   * library.
   */
  hashPassword: (password: string) => Promise<string>;
  /** Whether only its operator can reach the instance. If so, the demo's moderator has a known password too. */
  isLocal: boolean;
  /** The moment of the seeding. The default is the database's time; tests pass a fixed one. */
  now?: Date;
  /** The default is the whole demo: 900 people and 6,000 posts, which takes about three seconds. */
  size?: DemoSize;
}

/**
 * Puts the demo community into an empty database in one transaction. Returns false if the database has members. The
 * demo's own member (`demoSignIn`) and a member of each paid tier (`demoTierSignIns`) have a known password. The
 * moderator (`demoModeratorSignIn`) has a known password only on a local instance, because an account that everybody
 * can use must not decide on the texts of real people.
 */
export async function seedDemo(
  pool: pg.Pool,
  { hashPassword, isLocal, now, size }: SeedOptions,
): Promise<boolean> {
  const seeded = await withTransaction(pool, async (db) => {
    // Almost every start returns here. It needs no lock for this, because a lock would make writers wait.
    if (await isInhabited(db)) return false;
    // When two servers start at once on the same empty database, the second waits for the lock and then finds members.
    await db.execute(sql`set local statement_timeout = '60s'`);
    // On a busy machine the planning takes longer than the usual limit for an idle transaction.
    await db.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
    await db.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await isInhabited(db)) return false;
    const rows = planDemo(now ?? (await databaseNow(db)), size);
    const [member, moderator, unknown] = await Promise.all([
      hashPassword(demoSignIn.password),
      hashPassword(isLocal ? demoModeratorSignIn.password : randomUUID()),
      hashPassword(randomUUID()),
    ]);
    const known: Record<string, string> = {
      [demoSignIn.username]: member,
      [demoTierSignIns.supporter.username]: member,
      [demoTierSignIns.premium.username]: member,
      [demoModeratorSignIn.username]: moderator,
    };
    const members = rows.users.map((user) => ({
      ...user,
      passwordHash: known[user.username] ?? unknown,
    }));
    await insertAll(db, users, members);
    await insertAll(db, posts, rows.posts);
    await insertAll(db, follows, rows.follows);
    await insertAll(db, blocks, rows.blocks);
    await insertAll(db, likes, rows.likes);
    await insertAll(db, comments, rows.comments);
    await insertAll(db, resolutions, rows.resolutions);
    await insertAll(db, notifications, rows.notifications);
    await insertAll(db, notificationActors, rows.notificationActors);
    await insertAll(db, reports, rows.reports);
    await insertAll(db, moderationCases, rows.moderationCases);
    await insertAll(db, checkIns, rows.checkIns);
    await insertAll(db, exerciseProgress, await ofStoredExercises(db, rows.exerciseProgress));
    return true;
  });
  // Without `analyze`, PostgreSQL would plan queries for empty tables until autovacuum has run.
  if (seeded)
    await pool.query(
      'analyze users, posts, follows, blocks, likes, comments, resolutions, notifications, notification_actors, reports, moderation_cases, check_ins, exercise_progress',
    );
  return seeded;
}

const isInhabited = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

/** Leaves out the exercises that the database does not have, for example because the server has not started yet. */
async function ofStoredExercises<Row extends { exerciseId: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const stored = await db.select({ id: contentItems.id }).from(contentItems);
  const ids = new Set(stored.map(({ id }) => id));
  return rows.filter(({ exerciseId }) => ids.has(exerciseId));
}

/** The number of rows that one statement inserts. Such a statement takes well under a second. */
const batch = 5_000;

/** Inserts rows that all have the same keys. Each statement gets its rows as one JSON text. */
async function insertAll(db: Database, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns: Record<string, AnyColumn> = getTableColumns(table);
  const names = Object.keys(first).map((key) => columnName(columns, key));
  const list: SQL = literalNames(names);
  for (let from = 0; from < rows.length; from += batch) {
    const packed = JSON.stringify(
      rows.slice(from, from + batch).map((row) => {
        const values = Object.values(row);
        return Object.fromEntries(names.map((name, index) => [name, values[index]]));
      }),
    );
    await db.execute(
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${packed}::json)`,
    );
  }
}

function columnName(columns: Record<string, AnyColumn>, key: string): string {
  if (!columns[key]) throw new Error(`The table has no ${key}`);
  return toSnakeCase(key);
}
