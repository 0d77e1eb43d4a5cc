import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// The first folder lies beside the sources, the second beside the built bundle.
const folders = ['../migrations', './migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The key of the advisory lock with which only one process migrates at a time. */
const lock = 4_815_162_342;

/** Migrates the database at `url` to the newest schema. Several processes may call this at the same time. */
export async function migrate(url: string): Promise<void> {
  const migrationsFolder = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!migrationsFolder) throw new Error(`No migrations in ${folders.join(' or ')}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The query fails when the connection breaks. Without a listener the error event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
