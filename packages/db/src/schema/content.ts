import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type ContentKindName, contentKindNames } from '../content/kind-names.ts';
import { momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';

/**
 * The exercises, techniques, guides and entries of the directory of help. Every start writes what has changed
 * (docs/decisions/0034). An item that no longer exists is retired, so that the history of those who used it stays.
 */
export const contentItems = pgTable(
  'content_items',
  {
    /** It follows from kind and slug, so that an item that comes back has the same id. */
    id: uuid().primaryKey(),
    kind: text().$type<ContentKindName>().notNull(),
    /** Unique within the kind. */
    slug: text().notNull(),
    facts: jsonb().notNull(),
    /** By language. */
    texts: jsonb().notNull(),
    /** Of facts and texts. */
    hash: text().notNull(),
    retiredAt: momentColumn(),
  },
  (table) => [
    unique('content_items_slug').on(table.kind, table.slug),
    oneOf('content_items_kind', table.kind, contentKindNames),
  ],
);
