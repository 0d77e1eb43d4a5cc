import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn, momentColumn } from './columns.ts';
import { users } from './users.ts';

/** Sessions. A session is one sign-in on one device, with all refresh tokens that were issued for it. */
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
    /** The end is 90 days after the sign-in. Nothing extends a session. */
    expiresAt: momentColumn().notNull(),
    endedAt: momentColumn(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Refresh tokens. The primary key is the SHA-256 of the token; the token itself is never stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytesColumn().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The hash of the token that the client exchanged for this token. */
    parentHash: bytesColumn(),
    createdAt: createdAt(),
    /** 30 days after the token was issued. */
    expiresAt: momentColumn().notNull(),
    spentAt: momentColumn(),
    /**
     * Set when the parent token was used again and another token was issued for it. This token and its successors no
     * longer work.
     */
    replacedAt: momentColumn(),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);
