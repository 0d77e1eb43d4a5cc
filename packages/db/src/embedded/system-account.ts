import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/** The user and group ids under which PostgreSQL runs; undefined if it runs under our own account. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account for PostgreSQL. PostgreSQL refuses to run as root, so root runs it under the account `postgres`, which is
 * created if it is missing.
 */
export function systemAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findPostgres() ?? createPostgres();
}

/**
 * Throws if the account cannot reach a folder. The message names the folder or parent folder that the account may not
 * enter. PostgreSQL itself would say only "permission denied".
 */
export function assertReachable(folder: string, account: SystemAccount | undefined): void {
  if (!account) return;
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) {
      throw new EmbeddedError(
        `PostgreSQL runs as the user postgres here, because you are root, and that user cannot enter ${path}.`,
        `Run chmod o+x ${path}, or move Halved to a folder such as /srv, or run it as an ordinary user, or set DATABASE_URL.`,
      );
    }
    if (path === dirname(path)) return;
  }
}

/** Makes the account the owner of a path. Does nothing if PostgreSQL runs under our own account. */
export function give(path: string, account: SystemAccount | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Throws if a folder cannot be written. It is called before PostgreSQL would fail for this reason. */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new EmbeddedError(
      `The data folder ${folder} cannot be written.`,
      'Change its owner, or point DATA_DIR at a folder of your own.',
    );
  }
}

/** Whether our account may not even see if there is a file of this name. */
export function isHidden(path: string): boolean {
  try {
    accessSync(path);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}

function findPostgres(): SystemAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createPostgres(): SystemAccount {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch (error) {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and the user postgres could not be made (${String(error)}).`,
      'Run Halved as an ordinary user, or set DATABASE_URL.',
    );
  }
  const account = findPostgres();
  if (!account) throw new EmbeddedError('The user postgres is missing.', 'Run Halved as an ordinary user.');
  return account;
}
