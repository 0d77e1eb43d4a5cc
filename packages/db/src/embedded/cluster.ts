import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, explain } from './embedded-error.ts';
import { assertReachable, give, type SystemAccount } from './system-account.ts';

export const superuser = 'halved';
export const databaseName = 'halved';

export interface ClusterPlan {
  readonly dataDir: string;
  readonly password: string;
  readonly binaries: Binaries;
  readonly account: SystemAccount | undefined;
}

/**
 * Creates the cluster and its database in about 0.9 s. The folder gets its final name at the end, so that an
 * interrupted first start leaves no incomplete cluster.
 */
export async function createCluster({ dataDir, password, binaries, account }: ClusterPlan): Promise<void> {
  assertReachable(dataDir, account);
  assertReachable(join(binaries.initdb, '..'), account);
  const folder = join(dataDir, 'postgres');
  const draft = join(dataDir, 'postgres.new');
  const passwordFile = join(dataDir, 'postgres.pwfile');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  give(passwordFile, account);
  try {
    // PostgreSQL's built-in locale sorts as fast as C and converts between upper and lower case in every script.
    const letters = [
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--encoding=UTF8',
    ];
    const flags = ['--no-sync', ...letters, '--auth=scram-sha-256'];
    // One iteration is enough, because the password has 256 random bits. More would cost each connection milliseconds.
    const own = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--set', 'scram_iterations=1'];
    mkdirSync(draft, { mode: 0o700 });
    give(draft, account);
    await run(binaries.initdb, [`--pgdata=${draft}`, ...flags, ...own], account);
    const single = ['--single', '-D', draft, 'template1'];
    await run(binaries.postgres, single, account, `CREATE DATABASE ${databaseName};\n`);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error instanceof EmbeddedError ? error : explain(String(error), join(dataDir, 'postgres.log'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Gives the database a new password, while no server runs over it: whoever owns the folder needs no old one. */
export async function changePassword({ dataDir, password, binaries, account }: ClusterPlan): Promise<void> {
  const single = ['--single', '-D', join(dataDir, 'postgres'), databaseName];
  const statement = `ALTER ROLE ${superuser} PASSWORD '${password}';\n`;
  await run(binaries.postgres, single, account, statement).catch((error: unknown) => {
    throw explain(String(error), join(dataDir, 'postgres.log'));
  });
}

async function run(
  file: string,
  args: string[],
  account: SystemAccount | undefined,
  input = '',
): Promise<void> {
  const child = spawn(file, args, { ...account, stdio: ['pipe', 'pipe', 'pipe'], env: postgresEnv() });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const output = Promise.all([child.stdout, child.stderr].map((stream: Readable) => text(stream)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error((await output).join('\n') || `${file} ended with ${String(code)}`);
}

/**
 * The environment of PostgreSQL. It does not inherit ours, so it gets no secrets, and no PG* variable that would change
 * its settings.
 */
export function postgresEnv(): NodeJS.ProcessEnv | undefined {
  if (process.platform === 'win32') return undefined;
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
