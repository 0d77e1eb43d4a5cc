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
 * Who changed what about whom. `actorId` is null for the operator's command, and for whoever left since. Words stand
 * in `details` under `reason` and `note` alone, so that they can go with who wrote them; `author` is whose text a note is
 * about, so that it can go with them too.
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
