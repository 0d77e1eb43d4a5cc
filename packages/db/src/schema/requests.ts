import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn } from './columns.ts';
import { users } from './users.ts';

/** Idempotency keys of the last 24 hours: what was made, and the hash of what was asked; never its words. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: uuid().notNull(),
    bodyHash: bytesColumn().notNull(),
    createdId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/**
 * The audit log. `actorId` is null for the operator's command, and for members who have left. People's words stand in
 * `details` only under `reason` and `note`, so that they can be erased when their writer leaves. `author` names the
 * member whose text a note is about, so that the note can be erased when that member leaves.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    actorId: uuid(),
    action: text().notNull(),
    subjectId: uuid(),
    details: jsonb().$type<Record<string, string | null>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_subject').on(table.subjectId)],
);
