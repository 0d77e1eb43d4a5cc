import { isDatabaseAway, sqlState } from '@halved/db';
import { isFields } from '@halved/shared/fields';

const codeOf = (error: unknown): string | undefined =>
  isFields(error) && 'code' in error ? String(error.code) : undefined;

/** The driver gives no code to an error of its own, such as a connection that it waited for in vain. */
const codeOfDriver = (error: unknown): string | undefined =>
  isDatabaseAway(error) ? 'DATABASE_AWAY' : undefined;

/**
 * What the log says of an error: its type, and its code from PostgreSQL, the network, the disk or the driver. Its message
 * is left out, because it may contain people’s words. pg-boss reports copies of errors, which have lost their type.
 */
export const kindOf = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  code: sqlState(error) ?? codeOf(error) ?? codeOfDriver(error),
});
