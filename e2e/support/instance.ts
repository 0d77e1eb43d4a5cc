import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Tier } from '@halved/shared/tiers';
import { Client, escapeIdentifier, Pool, type QueryResultRow } from 'pg';
import { type RunningServer, startProgram } from './program.ts';

/** The folder of the build under test: this checkout, or the one that HALVED_BUILD names. */
export const buildRoot = resolve(process.env.HALVED_BUILD ?? join(import.meta.dirname, '..', '..'));
const script = join(buildRoot, 'apps', 'api', 'dist', 'main.js');

/** A built server with its own database. */
export interface Instance extends RunningServer {
  /** Reads or changes the database directly, without the server. */
  sql: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** The secret with which the server signs tokens. Tests create expired tokens with it. */
  tokenSecret: string;
  /** The folder in which the server writes mails and everything else outside the database. */
  dataDir: string;
  /** Gives a member a tier that nobody pays for. */
  grantTier: (account: { id: string; email: string }, tier: Tier) => Promise<void>;
}

export function assertBuilt(): void {
  const web = join(buildRoot, 'apps', 'web', 'dist', 'server-manifest.json');
  const missing = [script, web].find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no build to test (${missing} is missing). Run: npm run build`);
}

/** Starts the built server like `npm start`, on its own port and reachable from this machine only. */
const startServer = (env: Record<string, string>): Promise<RunningServer> =>
  startProgram([script], {
    env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
    port: /is ready on http:\/\/[^\s:]+:(\d+)/,
  });

interface InstanceOptions {
  demo?: boolean;
  /** Further variables of the server. */
  variables?: Record<string, string>;
}

/** Starts a migrated instance, empty unless `demo` fills it. `stop` removes all its data. */
export async function startInstance(
  serverUrl: string,
  { demo = false, variables = {} }: InstanceOptions = {},
): Promise<Instance> {
  const name = `halved_e2e_${randomBytes(6).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'halved-e2e-'));
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: name }).href;
  await administer(serverUrl, `CREATE DATABASE ${escapeIdentifier(name)}`);
  const tokenSecret = randomBytes(32).toString('hex');
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: tokenSecret,
    RATE_LIMIT_SCALE: '1000',
    DEMO: demo ? '1' : '0',
    REPORTER_MIN_AGE_DAYS: '0',
    ...variables,
  };
  const server = await startServer(env);
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  return {
    url: server.url,
    output: server.output,
    tokenSecret,
    dataDir,
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    grantTier: async ({ id }, tier) => {
      await pool.query('update users set granted_tier = $2 where id = $1', [id, tier]);
    },
    stop: async () => {
      await pool.end();
      await server.stop();
      await administer(serverUrl, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(serverUrl: string, command: string): Promise<void> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(command);
  } finally {
    await admin.end();
  }
}
