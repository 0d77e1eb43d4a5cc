import {
  type ModerationStatus,
  moderationStatuses,
  type PrivacyLevel,
  privacyLevels,
} from '@halved/shared/contract/scalars';
import type { LanguageCode } from '@halved/shared/languages';
import { desc, getTableColumns, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { literalInt, literalInts } from '../literal.ts';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { hashOfWords } from './same-words.ts';
import { users } from './users.ts';

/**
 * The thresholds of the engagement steps. Engagement is the number of likes plus twice the number of comments. An index
 * contains the step and not the engagement, so that a like changes the index only if it changes the step.
 */
export const engagementSteps = [
  1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
] as const;

/** The number of code points of `shortContentLower` at most. */
export const loweredMax = 500;

/** Posts; the interface calls them worries. A post without `publishedAt` is published at `scheduledFor`. */
export const posts = pgTable(
  'posts',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shortContent: text().notNull(),
    worryPrompt: text().notNull(),
    privacyLevel: text().$type<PrivacyLevel>().notNull(),
    commentsEnabled: boolean().notNull().default(true),
    longContent: text(),
    isScheduled: boolean().notNull().default(false),
    scheduledFor: momentColumn(),
    publishedAt: momentColumn(),
    /** When the post became private because of its age. This happens once: its author may make it public again. */
    madePrivateAt: momentColumn(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    likesCount: integer().notNull().default(0),
    /** The number of comments that are approved and not deleted. */
    commentsCount: integer().notNull().default(0),
    /**
     * The number of `engagementSteps` that the post's likes and comments have reached. PostgreSQL reads this expression
     * with every statement that writes a post. One array is read in a fraction of the time of 24 numbers.
     */
    engagementStep: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`width_bucket(likes_count + 2 * comments_count, '{${literalInts(engagementSteps)}}'::int[])`,
      ),
    resolvedAt: momentColumn(),
    language: text().$type<LanguageCode>(),
    category: text(),
    moderationStatus: text().$type<ModerationStatus>().notNull().default('approved'),
    sensitive: boolean().notNull().default(false),
    /**
     * The first `loweredMax` code points of `shortContent` in lower case, for searches. They are at most 2,000 bytes, and
     * an entry of an index has at most 2,704. A text of 280 characters has more code points only with many emoji, or in
     * a script with signs on its letters, such as Hindi.
     */
    shortContentLower: text().generatedAlwaysAs(sql`left(lower(short_content), ${literalInt(loweredMax)})`),
  },
  (table) => {
    const published = sql`${table.publishedAt} is not null and ${table.moderationStatus} = 'approved'`;
    const held = sql`${table.publishedAt} is not null and ${table.moderationStatus} <> 'approved'`;
    const resolved = sql`${table.resolvedAt} is not null`;
    const waiting = sql`${table.publishedAt} is null`;
    return [
      // The indexes of the lists contain every column of their conditions, so that PostgreSQL need not read the posts
      // that it skips.
      // This one also contains what a search compares, because a search skips thousands of posts.
      index('posts_feed')
        .on(
          desc(table.publishedAt),
          desc(table.id),
          table.userId,
          table.privacyLevel,
          table.shortContentLower,
        )
        .where(published),
      index('posts_by_user')
        .on(table.userId, desc(table.publishedAt), desc(table.id), table.privacyLevel)
        .where(published),
      index('posts_by_category')
        .on(table.category, desc(table.publishedAt), desc(table.id), table.userId, table.privacyLevel)
        .where(published),
      index('posts_ranked')
        .on(table.engagementStep, desc(table.publishedAt), desc(table.id), table.userId, table.privacyLevel)
        .where(sql`${published} and ${table.privacyLevel} = 'public'`),
      // Resolved posts, the latest first: those of one member, and those that everyone may see.
      index('posts_resolved').on(table.userId, desc(table.resolvedAt), desc(table.id)).where(resolved),
      index('posts_resolved_by_category')
        .on(table.category, desc(table.resolvedAt), desc(table.id))
        .where(sql`${resolved} and ${published} and ${table.privacyLevel} = 'public'`),
      index('posts_held').on(table.userId, desc(table.publishedAt), desc(table.id)).where(held),
      index('posts_waiting').on(table.userId, desc(table.id)).where(waiting),
      // Finds the posts of an account that is deleted, and those in which an author repeats the same words (`sameWords`).
      index('posts_by_words').on(table.userId, hashOfWords(table.shortContent)),
      index('posts_due').on(table.scheduledFor).where(waiting),
      oneOf('posts_privacy_level', table.privacyLevel, privacyLevels),
      oneOf('posts_moderation_status', table.moderationStatus, moderationStatuses),
    ];
  },
);

const { engagementStep: _step, shortContentLower: _lower, ...writtenColumns } = getTableColumns(posts);

/** The columns of a post without those that PostgreSQL derives from them. */
export const writtenPostColumns = writtenColumns;

export const likes = pgTable(
  'likes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('likes_by_post').on(table.postId),
    index('likes_latest').on(table.userId, desc(table.createdAt), desc(table.postId)),
    index('likes_by_time').using('brin', table.createdAt),
  ],
);
