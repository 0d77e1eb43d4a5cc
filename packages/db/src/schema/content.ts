import { boolean, date, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type ContentKindName, contentKindNames } from '../content/kind-names.ts';
import { createdAt, momentColumn } from './columns.ts';
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
    /** Whether it is the operator's own. */
    isOwn: boolean().notNull().default(false),
  },
  (table) => [
    unique('content_items_slug').on(table.kind, table.slug),
    oneOf('content_items_kind', table.kind, contentKindNames),
  ],
);

/**
 * What admins said about entries of the directory of help. It stays when the content changes. It is about the entry that
 * came with Halved, or about the operator's own one, and no longer counts once the other one takes its place.
 */
export const resourceReviews = pgTable('resource_reviews', {
  /** The id of an item of content or of a crisis line, which is no row. */
  resourceId: uuid().primaryKey(),
  isOwn: boolean().notNull(),
  /** The day on which an admin last saw the facts confirmed. */
  verifiedAt: date({ mode: 'string' }),
  hidden: boolean().notNull().default(false),
  updatedAt: createdAt(),
});
