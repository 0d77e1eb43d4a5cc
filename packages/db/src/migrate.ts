import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// Beside the sources, or beside the bundle that the sources became.
const folders = ['../migrations', './migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The number of an advisory lock of its own, so that only one process migrates at a time. */
const lock = 4_815_162_342;

/** Brings the database at `url` to the newest schema. Safe to call at once from several processes. */
export async function migrate(url: string): Promise<void> {
  const migrationsFolder = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!migrationsFolder) throw new Error(`No migrations in ${folders.join(' or ')}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that is cut fails the query under way; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
