import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { longTransaction } from './long-transaction.ts';
import { MigrationError } from './migration-error.ts';
import { assertCanBegin, assertUsable } from './usable-database.ts';

// The first folder lies beside the sources, the second beside the built bundle.
const folders = ['../migrations', './migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The key of the advisory lock with which only one process migrates at a time, all migrations or none. */
const lock = 4_815_162_342;

/** The table in which Drizzle keeps the migrations that were done. */
const record = 'drizzle.__drizzle_migrations';

function readMigrations(): MigrationMeta[] {
  const migrationsFolder = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!migrationsFolder) throw new Error(`No migrations in ${folders.join(' or ')}`);
  return readMigrationFiles({ migrationsFolder });
}

/** The number of migrations of this version. */
export const knownMigrations = (): number => readMigrations().length;

/**
 * How many migrations the database has had, more than `knownMigrations` if a newer version made them. Null if Halved
 * has not made its tables there, which another program with migrations in the same table may have.
 */
export async function appliedMigrations(database: pg.Pool | pg.ClientBase): Promise<number | null> {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
    (await database.query<Row>(text, values)).rows[0];
  const found = await ask<{ there: boolean }>('select to_regclass($1) is not null as there', [record]);
  if (!found?.there) return null;
  const [first] = readMigrations();
  const done = await ask<{ count: number; ours: boolean | null }>(
    `select count(*)::int as count, bool_or(created_at = $1) as ours from ${record}`,
    [first?.folderMillis],
  );
  return done?.ours ? done.count : null;
}

export interface MigrateOptions {
  /** Runs so many migrations, counted from the first. By default all. */
  upTo?: number;
}

/** What a migration found. */
export interface Migrated {
  /** Whether the schema is of a newer version, as during an upgrade, and stays as it is. */
  isNewer: boolean;
}

/**
 * Runs the migrations that the database has not had, all or none, within the open transaction of `client`. The record of
 * them is that of Drizzle, which generates them.
 * @throws MigrationError if another program keeps its migrations in the same record, or if the database does not fit
 */
export async function migrateWithin(client: pg.ClientBase, { upTo }: MigrateOptions = {}): Promise<Migrated> {
  await assertUsable(client);
  // A lock of the transaction, because PgBouncer may give the session to somebody else after it.
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${record} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const known = readMigrations();
  const { rows } = await client.query<{ last: string | null; ours: boolean | null }>(
    `select max(created_at) as last, bool_or(created_at = $1) as ours from ${record}`,
    [known[0]?.folderMillis],
  );
  if (rows[0]?.ours === false) {
    throw new MigrationError(
      'The database has migrations of another program. Name a database of its own in DATABASE_URL; nothing was changed.',
    );
  }
  // An instance that has begun otherwise lives on; its backup can be restored into a database of UTF8.
  if (rows[0]?.last === null) await assertCanBegin(client);
  const last = Number(rows[0]?.last ?? Number.NEGATIVE_INFINITY);
  for (const { sql, hash, folderMillis } of known.slice(0, upTo)) {
    if (folderMillis <= last) continue;
    // The statements are sent together, which spares a first start 225 of its 300 round trips.
    await client.query(sql.join(';\n'));
    await client.query(`insert into ${record} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
  return { isNewer: last > Number(known.at(-1)?.folderMillis) };
}

/**
 * Migrates the database at `url` to the newest schema. Several processes may call this at the same time.
 * @throws MigrationError as `migrateWithin` does
 */
export const migrate = (url: string, options: MigrateOptions = {}): Promise<Migrated> =>
  longTransaction(url, (client) => migrateWithin(client, options));
