import {
  type ModerationStatus,
  moderationStatuses,
  type PrivacyLevel,
  privacyLevels,
} from '@halved/shared/contract/scalars';
import type { LanguageCode } from '@halved/shared/languages';
import { desc, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './users.ts';

/** Worries. Without `publishedAt` a worry waits for `scheduledFor`. */
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
    createdAt: createdAt(),
    updatedAt: createdAt(),
    likesCount: integer().notNull().default(0),
    /** Approved comments that are not deleted. */
    commentsCount: integer().notNull().default(0),
    resolvedAt: momentColumn(),
    language: text().$type<LanguageCode>(),
    category: text(),
    moderationStatus: text().$type<ModerationStatus>().notNull().default('approved'),
    sensitive: boolean().notNull().default(false),
  },
  (table) => {
    const published = sql`${table.publishedAt} is not null and ${table.moderationStatus} = 'approved'`;
    const held = sql`${table.publishedAt} is not null and ${table.moderationStatus} <> 'approved'`;
    const waiting = sql`${table.publishedAt} is null`;
    return [
      index('posts_feed').on(desc(table.publishedAt), desc(table.id)).where(published),
      index('posts_by_user').on(table.userId, desc(table.publishedAt), desc(table.id)).where(published),
      index('posts_held').on(table.userId, desc(table.publishedAt), desc(table.id)).where(held),
      index('posts_waiting').on(table.userId, desc(table.id)).where(waiting),
      index('posts_due').on(table.scheduledFor).where(waiting),
      oneOf('posts_privacy_level', table.privacyLevel, privacyLevels),
      oneOf('posts_moderation_status', table.moderationStatus, moderationStatuses),
    ];
  },
);

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
  ],
);
