import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { boolean, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt } from './columns.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';

/**
 * What is understood of a worry (docs/product.md §9.1), made with its words and made anew whenever they or the
 * model change. Category and language stand with the worry too, where lists ask for them.
 */
export const analyses = pgTable(
  'analyses',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    category: text().$type<WorryCategory>().notNull(),
    subcategory: text(),
    /** −1 to 1. */
    sentimentScore: real().notNull(),
    /** 0 to 1: how sure the category is. */
    confidence: real().notNull(),
    keywords: text().array().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** Public worries like it, as of the last count; null until the first. */
    similarCount: integer(),
    /**
     * Whether the worry reads as if its writer were in danger. It is for moderators alone, and is never exported or
     * counted.
     */
    isCrisis: boolean().notNull().default(false),
    /** The most telling of its hashed terms, by which similar worries are found. */
    terms: integer().array().notNull(),
    /** The vector by which similarity is measured; it holds no words. */
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
