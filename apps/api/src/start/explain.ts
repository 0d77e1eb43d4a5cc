import { isDatabaseAway, sqlState } from '@halved/db';
import { EmbeddedError } from '@halved/db/embedded/embedded-error';
import { EnvError } from '../env-error.ts';

/** A command that cannot be carried out; its message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What the database is out of, by the code of its error. */
const shortages: Partial<Record<string, string>> = {
  '53100':
    'The disk of the database is full. Free some space there, and try again; nothing acknowledged is lost.',
  '53200': 'The database has too little memory. Give its machine more, or end what else runs there.',
  '53300':
    'The database takes no more connections. End a program that uses it, raise its max_connections, or put PgBouncer before it.',
  '57014':
    'The database cancelled a statement that took too long. Try again when it is less busy, or raise statement_timeout for this user.',
};

/** Explains an error to a person at a terminal: its cause, and what to do about it. */
export function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof EmbeddedError || error instanceof CommandError)
    return error.message;
  const shortage = shortages[sqlState(error) ?? ''];
  if (shortage) return shortage;
  if (isDatabaseAway(error)) {
    return 'The database cannot be reached. Check DATABASE_URL, and that PostgreSQL runs and takes connections from here.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
