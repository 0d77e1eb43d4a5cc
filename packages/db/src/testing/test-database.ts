import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** Closes every connection to the database and removes it. */
  drop(): Promise<void>;
}

/**
 * Makes a migrated and empty database for one test file, in about 20 ms. It is a copy of the run's template. The files
 * are copied as they are, which takes a quarter of the processor time of PostgreSQL's default, a copy through its log.
 *
 * ```ts
 * const database = await createTestDatabase();
 * afterAll(() => database.drop());
 * ```
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testDatabase');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const [target, source] = [escapeIdentifier(name), escapeIdentifier(template)];
  await withAdmin(url, (admin) =>
    admin.query(`CREATE DATABASE ${target} TEMPLATE ${source} STRATEGY file_copy`),
  );
  return {
    url: databaseUrl(url, name),
    drop: async () => {
      await withAdmin(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${target} WITH (FORCE)`));
    },
  };
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs `work` with its own connection to the server. */
export async function withAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
