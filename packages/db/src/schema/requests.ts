import type { LoggedAction } from '@halved/shared/logged-actions';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn } from './columns.ts';
import { users } from './users.ts';

/**
 * Idempotency keys of the last 24 hours. Each has the id of what the call created, and a hash of the call's input, but
 * not the input itself. A registration with strict email privacy is kept alike: its key stands for the address, and its
 * hash is that of the password.
 */
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
 * The audit log. `actorId` is null for the operator, whom `details.by` then names, and for deleted accounts. `details`
 * holds people's words only under `reason` and `note`, so that the words can be erased with their writer's account.
 * `details.author` is the member whose text a note is about, so that the note can be erased with that member's account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    actorId: uuid(),
    action: text().$type<LoggedAction>().notNull(),
    subjectId: uuid(),
    details: jsonb().$type<Record<string, string | null>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_subject').on(table.subjectId)],
);
