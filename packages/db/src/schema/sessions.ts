import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** Refresh tokens by their SHA-256; the tokens themselves are never stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: idColumn(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The token that was spent for this one. */
    parentId: uuid(),
    hash: bytesColumn().notNull(),
    createdAt: createdAt(),
    /** 30 days after it was issued. */
    expiresAt: momentColumn().notNull(),
    spentAt: momentColumn(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash_key').on(table.hash),
    index('refresh_tokens_by_session').on(table.sessionId),
  ],
);
