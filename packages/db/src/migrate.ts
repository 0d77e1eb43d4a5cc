import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as z from 'zod/mini';

// The first folder lies beside the sources, the second beside the built bundle.
const folders = ['../migrations', './migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The key of the advisory lock with which only one process migrates at a time, all migrations or none. */
const lock = 4_815_162_342;

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

function migrationsFolder(): string {
  const found = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new Error(`No migrations in ${folders.join(' or ')}`);
  return found;
}

const readJournal = (folder: string) =>
  Journal.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));

/** The number of migrations of this version. */
export const knownMigrations = (): number => readJournal(migrationsFolder()).entries.length;

/**
 * How many migrations the database has had, more than `knownMigrations` if a newer version made them. Null if Halved
 * has not made its tables there, which another program with migrations in the same table may have.
 */
export async function appliedMigrations(database: pg.Pool | pg.ClientBase): Promise<number | null> {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
    (await database.query<Row>(text, values)).rows[0];
  const table = 'drizzle.__drizzle_migrations';
  const found = await ask<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!found?.there) return null;
  const [first] = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const done = await ask<{ count: number; ours: boolean | null }>(
    `select count(*)::int as count, bool_or(created_at = $1) as ours from ${table}`,
    [first?.folderMillis],
  );
  return done?.ours ? done.count : null;
}

/** Runs `work` with a folder that holds the first migrations alone. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const all = migrationsFolder();
  const journal = readJournal(all);
  const entries = journal.entries.slice(0, count);
  const folder = await mkdtemp(join(tmpdir(), 'halved-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(all, `${tag}.sql`), join(folder, `${tag}.sql`));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface MigrateOptions {
  /** Runs so many migrations, counted from the first. By default all. */
  upTo?: number;
}

/** Migrates the database at `url` to the newest schema. Several processes may call this at the same time. */
export function migrate(url: string, { upTo }: MigrateOptions = {}): Promise<void> {
  const run = (folder: string) => migrateFrom(folder, url);
  return upTo === undefined ? run(migrationsFolder()) : withFirst(upTo, run);
}

async function migrateFrom(migrationsFolder: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The query fails when the connection breaks. Without a listener the error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // A lock of the transaction, because PgBouncer may give the session to somebody else after it.
    await drizzle({ client }).transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`);
      await runMigrations(transaction, { migrationsFolder });
    });
  } finally {
    await client.end();
  }
}
