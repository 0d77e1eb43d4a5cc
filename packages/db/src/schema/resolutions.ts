import { limits } from '@halved/shared/limits';
import { desc, sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { literalInt } from '../literal.ts';
import { createdAt, idColumn } from './columns.ts';
import { posts } from './posts.ts';

const { helpfulness } = limits;

/** Resolutions. `posts.resolvedAt` is a copy of `resolvedAt` for lists. */
export const resolutions = pgTable(
  'resolutions',
  {
    id: idColumn(),
    postId: uuid()
      .notNull()
      .unique('resolutions_post')
      .references(() => posts.id, { onDelete: 'cascade' }),
    copingMethods: text().array().notNull(),
    resolutionStory: text(),
    helpfulnessRating: smallint(),
    resolvedAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('resolutions_stories')
      .on(desc(table.resolvedAt), desc(table.postId))
      .where(sql`${table.resolutionStory} is not null`),
    check(
      'resolutions_helpfulness',
      sql`${table.helpfulnessRating} between ${literalInt(helpfulness.min)} and ${literalInt(helpfulness.max)}`,
    ),
  ],
);
