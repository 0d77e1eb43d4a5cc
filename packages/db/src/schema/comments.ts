import { type ModerationStatus, moderationStatuses } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
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
import { hashOfWords } from './same-words.ts';
import { users } from './users.ts';

/** A moment with microseconds. Of two comments that wait for the same lock, the second always has the later moment. */
const exactMoment = () => timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow();

/**
 * Comments and replies. A transaction that creates a comment first locks the post, and then reads the clock for
 * `createdAt`. So the order by `createdAt` is the order in which the comments of a post became visible.
 *
 * A deleted comment with replies stays as a stub with `deletedAt`, without words or author. A comment whose author's
 * account was deleted has no author either.
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
    /**
     * The first-level comment above this one; null on the first level. The comment above stays in the table as long as
     * it has a reply.
     */
    rootId: uuid(),
    /**
     * The comment that this one answers, if that is on the lowest level and so has its answers beside it. It may have been
     * deleted since. Null where the comment above is the one that was answered.
     */
    answeredId: uuid(),
    /** 1 for a comment on the post, up to 4 for replies. */
    depth: smallint().notNull(),
    content: text().notNull(),
    moderationStatus: text().$type<ModerationStatus>().notNull().default('approved'),
    deletedAt: momentColumn(),
    /** The number of direct replies that are approved and not deleted. */
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
    // Finds the member's comments, and among them those with the same words (`sameWords`) by their time.
    index('comments_by_words').on(table.userId, hashOfWords(table.content), table.createdAt),
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
