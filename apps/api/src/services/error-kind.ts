import { sqlState } from '@halved/db';
import { isFields } from '@halved/shared/fields';

const codeOf = (error: unknown): string | undefined =>
  isFields(error) && 'code' in error ? String(error.code) : undefined;

/**
 * What the log says of an error: its type, and its code from PostgreSQL or the network. Its message is left out, because
 * it may contain people’s words. pg-boss reports copies of errors, which have lost their type.
 */
export const kindOf = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  code: sqlState(error) ?? codeOf(error),
});
