import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt } from './columns.ts';
import { users } from './users.ts';

/**
 * The secrets that members share with their authenticator apps (RFC 6238), encrypted with the instance's secret. A
 * secret is in force if the member's `secondFactorSince` is set.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  createdAt: createdAt(),
  /** The time step of the last code that was used. No code of this step or an earlier one counts again. */
  lastStep: integer(),
});

/** The SHA-256 of the recovery codes that were not used yet, each of 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
