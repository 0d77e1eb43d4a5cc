import { databaseError, endedSession, sqlState, takesNoWrites } from './client.ts';

// The SQL states of temporary failures. PostgreSQL is starting or shutting down, or has too many connections. It is out
// of disk space or memory, has cancelled a statement that took too long, or takes no writes, as the old primary after a
// failover.
const temporary = /^(08|53|57|58)|^25(P03|006)$/;
/** The SQL states with which PostgreSQL lets nobody in: the user, the password, or the name of the database is wrong. */
const refusing = /^(28|3D)/;
/** What a pooler says of a setting that it cannot give to a session. Its state is that of a passing trouble. */
const refusedSetting = /unsupported startup parameter/;
const network = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
]);
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|connection timeout|not queryable/;

/** Whether there is no socket where the address names one. A file that is not there has the same code. */
const lacksSocket = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** Whether a pooler before the database refuses the time limits that this server asks for when it connects. */
export const refusesSettings = (error: unknown): boolean =>
  refusedSetting.test(databaseError(error)?.message ?? '');

/**
 * Whether the database takes this server only once somebody has changed an address, a password, a right or a pooler. A
 * start says so at once instead of waiting. A server that was let in before takes it for an absence, as during a restore.
 */
export const isDatabaseRefusing = (error: unknown): boolean => {
  const state = sqlState(error) ?? '';
  return (
    refusing.test(state) ||
    takesNoWrites(error) ||
    refusesSettings(error) ||
    (state === '42501' && endedSession(error))
  );
};

/** Whether an error comes from the database and is temporary, as is everything that ends a session or begins none. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return temporary.test(state) || refusing.test(state) || endedSession(error);
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && network.has(String(inner.code))) return true;
    if (lacksSocket(inner)) return true;
    if (inner instanceof AggregateError && inner.errors.some(isDatabaseAway)) return true;
    if (lostConnection.test(inner.message)) return true;
  }
  return false;
}
