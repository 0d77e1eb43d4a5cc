import { isDatabaseAway } from '@halved/db';
import { EmbeddedError } from '@halved/db/embedded/embedded-error';
import { EnvError } from '../env-error.ts';

/** A command that cannot be carried out; its message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const portOf = (error: unknown) => (error instanceof Error && 'port' in error ? String(error.port) : '');

/** Explains an error to a person at a terminal: its cause, and what to do about it. */
export function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof EmbeddedError || error instanceof CommandError)
    return error.message;
  if (codeOf(error) === 'EADDRINUSE') {
    return `Port ${portOf(error)} is taken. Stop what listens there, or choose another: PORT=3001 npm start`;
  }
  if (codeOf(error) === 'EACCES' && portOf(error)) {
    return `Port ${portOf(error)} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`;
  }
  if (isDatabaseAway(error)) {
    return 'The database cannot be reached. Check DATABASE_URL, and that PostgreSQL runs and takes connections from here.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
