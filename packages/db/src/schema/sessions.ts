import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn, momentColumn } from './columns.ts';
import { users } from './users.ts';

/** A sign-in on one device: the family of refresh tokens that grew from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** 90 days after the sign-in, whatever happens. */
    expiresAt: momentColumn().notNull(),
    endedAt: momentColumn(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Refresh tokens by their SHA-256, which is their key too; the tokens themselves are never stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytesColumn().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The hash of the token that was spent for this one. */
    parentHash: bytesColumn(),
    createdAt: createdAt(),
    /** 30 days after it was issued. */
    expiresAt: momentColumn().notNull(),
    spentAt: momentColumn(),
    /**
     * Its parent was used once more and another token has taken this one's place. This token and its successors no
     * longer work.
     */
    replacedAt: momentColumn(),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);
