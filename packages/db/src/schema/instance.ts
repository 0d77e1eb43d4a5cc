import type { LanguageCode } from '@halved/shared/languages';
import { type Registration, registrations } from '@halved/shared/registrations';
import { type AnyColumn, desc, sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './users.ts';

/** A text in the languages in which it was written. */
export type Texts = Partial<Record<LanguageCode, string>>;

/** The primary key of a table of one row. */
const only = () => smallint().primaryKey().default(1);
const isOnly = (name: string, id: AnyColumn) => check(name, sql`${id} = 1`);

/** What the admins have set for the instance: one row, or none before the first change. Null stands for the default. */
export const instanceSettings = pgTable(
  'instance_settings',
  {
    id: only(),
    name: text(),
    description: text(),
    contactEmail: text(),
    registration: text().$type<Registration>().notNull().default('open'),
    rules: jsonb().$type<Texts>().notNull().default({}),
    announcement: jsonb().$type<Texts>(),
    /** Changes with the words of the announcement, so that a reader who put it away sees the next one. */
    announcementId: uuid(),
    announcementUntil: momentColumn(),
    updatedAt: createdAt(),
  },
  (table) => [
    isOnly('instance_settings_only', table.id),
    oneOf('instance_settings_registration', table.registration, registrations),
  ],
);

/** The one-time code with which somebody becomes the first admin: one row, or none. Only its SHA-256 is stored. */
export const setupCode = pgTable(
  'setup_code',
  { id: only(), hash: bytesColumn().notNull(), createdAt: createdAt(), expiresAt: momentColumn().notNull() },
  (table) => [isOnly('setup_code_only', table.id)],
);

/** Invitations to register. Only the SHA-256 of a code is stored. Who registered with which one is not stored. */
export const invites = pgTable(
  'invites',
  {
    id: idColumn(),
    codeHash: bytesColumn().notNull(),
    note: text(),
    /** How many people may register with it, and how many have. */
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    expiresAt: momentColumn(),
    createdAt: createdAt(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('invites_code').on(table.codeHash),
    index('invites_latest').on(desc(table.createdAt), desc(table.id)),
    index('invites_by_maker').on(table.createdBy),
    check('invites_used', sql`${table.used} between 0 and ${table.uses}`),
  ],
);
