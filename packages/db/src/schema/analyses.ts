import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { boolean, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt } from './columns.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';

/**
 * The analysis of a post (docs/product.md §9.1). It is made with the post, and again whenever the words or the model
 * change. `posts` has a copy of category and language for lists.
 */
export const analyses = pgTable(
  'analyses',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    category: text().$type<WorryCategory>().notNull(),
    subcategory: text(),
    /** From −1 to 1. */
    sentimentScore: real().notNull(),
    /** From 0 to 1: how certain the category is. */
    confidence: real().notNull(),
    keywords: text().array().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** The number of similar public posts at the last count; null before the first count. */
    similarCount: integer(),
    /**
     * Whether the post reads as if its writer were in danger. It is never shown, exported or counted: check-ins,
     * reminders and recommendations depend on it, and moderators see the danger in the post's case.
     */
    isCrisis: boolean().notNull().default(false),
    /** The hashes of the terms that are most typical of the post. An index on them finds similar posts. */
    terms: integer().array().notNull(),
    /** The vector from which similarity is computed. It holds no words. */
    vector: bytesColumn().notNull(),
    modelVersion: text().notNull(),
    analyzedAt: createdAt(),
  },
  (table) => [
    index('analyses_terms').using('gin', table.terms),
    oneOf('analyses_category', table.category, worryCategories),
    oneOf('analyses_language', table.language, languageCodes),
  ],
);
