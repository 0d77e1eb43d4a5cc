import { randomBytes } from 'node:crypto';
import { migrate } from '@halved/db/migrate';
import { escapeIdentifier } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl, withAdmin } from './test-database.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run, and the migrated database that test files copy. */
    testDatabase: { url: string; template: string };
  }
}

/**
 * Starts one server with one template before the first test file. After the last test file it removes everything that
 * the run made.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const template = `halved_test_${randomBytes(4).toString('hex')}`;
  const teardown = async () => {
    if (server.kind === 'given') await dropAll(server.url, template);
    await server.stop();
  };
  try {
    await withAdmin(server.url, (admin) => admin.query(`CREATE DATABASE ${escapeIdentifier(template)}`));
    await migrate(databaseUrl(server.url, template));
    project.provide('testDatabase', { url: server.url, template });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function dropAll(url: string, template: string): Promise<void> {
  await withAdmin(url, async (admin) => {
    const databases = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${template.replaceAll('_', '\\_')}%`],
    );
    for (const { datname } of databases.rows) {
      await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(datname)} WITH (FORCE)`);
    }
  });
}
