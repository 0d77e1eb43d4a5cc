import { type ModerationStatus, moderationStatuses } from '@halved/shared/contract/scalars';
import { desc, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** To the microsecond, so that of two comments that wait for the same lock the second is always later. */
const exactMoment = () => timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow();

/**
 * Comments and replies. Every write locks the worry first and takes `createdAt` from the clock after that, so that the
 * comments of a worry stand in the order in which they became visible.
 *
 * A deleted comment with replies stays as a stub with `deletedAt`, without words or author. A comment whose author's
 * account is gone has no author either.
 */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    parentId: uuid().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The first-level comment above it; null on the first level. That comment stays as long as any reply below it. */
    rootId: uuid(),
    /** 1 on the worry itself, up to 4. */
    depth: smallint().notNull(),
    content: text().notNull(),
    moderationStatus: text().$type<ModerationStatus>().notNull().default('approved'),
    deletedAt: momentColumn(),
    /** Direct answers, approved and not deleted. */
    repliesCount: integer().notNull().default(0),
    createdAt: exactMoment(),
    updatedAt: exactMoment(),
  },
  (table) => [
    index('comments_by_post').on(table.postId, table.createdAt, table.id),
    index('comments_top').on(table.postId, table.createdAt, table.id).where(sql`${table.parentId} is null`),
    index('comments_by_parent')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.parentId} is not null`),
    index('comments_by_root')
      .on(table.rootId, table.createdAt, table.id)
      .where(sql`${table.rootId} is not null`),
    index('comments_by_user').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('comments_by_time').using('brin', table.createdAt),
    check(
      'comments_place',
      sql`case ${table.depth}
        when 1 then ${table.parentId} is null and ${table.rootId} is null
        else ${table.depth} between 2 and 4 and ${table.parentId} is not null and ${table.rootId} is not null end`,
    ),
    oneOf('comments_moderation_status', table.moderationStatus, moderationStatuses),
  ],
);
