import { isDatabaseAway, refusesSettings, sqlState } from '@halved/db';
import { BackupError } from '@halved/db/backup/backup-error';
import { EmbeddedError } from '@halved/db/embedded/embedded-error';
import { MigrationError } from '@halved/db/migration-error';
import { EnvError } from '../env/env-error.ts';

/** A command that cannot be carried out; its message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const textOf = (error: unknown, field: 'code' | 'path'): string =>
  error instanceof Error && field in error ? String(Reflect.get(error, field)) : '';

/** What an error of the database means, by its code. Each takes what PostgreSQL said of it. */
const refusals: Partial<Record<string, (said: string) => string>> = {
  '25006': (said) =>
    `The database takes no writes (${said}). It is a replica, or was set to read only: name the primary in DATABASE_URL.`,
  '28000': (said) =>
    `The database does not let the user of DATABASE_URL in (${said}). ${/no encryption/.test(said) ? 'If it takes TLS alone, add ?sslmode=verify-full to DATABASE_URL. Otherwise check' : 'Check'} the address, and pg_hba.conf of the database.`,
  '28P01': () =>
    'The database refuses the user or the password of DATABASE_URL. Check both; in a password # is written %23, / %2F and @ %40.',
  '3D000': (said) => `There is no such database (${said}). Create it, or check DATABASE_URL.`,
  '42501': (said) =>
    `The user of DATABASE_URL may not do this (${said}). Make it the owner of its database: alter database … owner to …`,
  '42P07': (said) =>
    `The database has tables of another program (${said}). Name a database of its own in DATABASE_URL; nothing was changed.`,
  '53100': () =>
    'The disk of the database is full. Free some space there, and try again; nothing acknowledged is lost.',
  '53200': () => 'The database has too little memory. Give its machine more, or end what else runs there.',
  '53300': () =>
    'The database takes no more connections. End a program that uses it, set DATABASE_CONNECTIONS to what is left for this process, raise its max_connections, or put PgBouncer before it.',
  '57014': () =>
    'The database cancelled a statement that took too long. Try again when it is less busy, or raise statement_timeout for this user.',
};

const certificates = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;
const files = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS']);

/** An error of TLS with the database, or of a file that an address or a command names; undefined for others. */
function explainOutside(error: unknown): string | undefined {
  const code = textOf(error, 'code');
  if (error instanceof Error && error.message === 'The server does not support SSL connections')
    return 'The database offers no TLS. Turn it on there, or take sslmode out of DATABASE_URL.';
  if (certificates.test(code))
    return `The certificate of the database is not accepted (${code}). Use the host that the certificate names, and its authority: DATABASE_URL=…?sslmode=verify-full&sslrootcert=/path/to/ca.pem`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full (${messageOf(error)}). Free some space, and try again; nothing acknowledged is lost.`;
  const path = textOf(error, 'path');
  if (path && files.has(code))
    return `${path} cannot be used (${code}). See that it is there, and that this user may use it.`;
  return undefined;
}

/**
 * The innermost error, which is PostgreSQL's or the network's if a library wrapped it. What wraps a failed statement quotes
 * the values that were to be stored.
 */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError) return innermost(error.errors[0]);
  return error instanceof Error && error.cause ? innermost(error.cause) : error;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Explains an error to a person at a terminal: its cause, and what to do about it. */
export function explain(error: unknown): string {
  if (
    error instanceof EnvError ||
    error instanceof EmbeddedError ||
    error instanceof BackupError ||
    error instanceof MigrationError ||
    error instanceof CommandError
  )
    return error.message;
  const refusal = refusals[sqlState(error) ?? ''];
  const inner = innermost(error);
  if (refusal) return refusal(messageOf(inner));
  if (refusesSettings(error)) {
    return `The pooler that DATABASE_URL names refuses the time limits that Halved asks for (${messageOf(inner)}). Name the database itself (at Neon the host without -pooler), or set in PgBouncer: ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout`;
  }
  if (isDatabaseAway(error)) {
    return `The database cannot be reached. Check DATABASE_URL, and that PostgreSQL runs and takes connections from here (${messageOf(inner)}).`;
  }
  const stack = inner instanceof Error ? inner.stack : undefined;
  return explainOutside(error) ?? stack ?? messageOf(inner);
}
