import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { category } from './category.ts';
import { operation } from './operation.ts';
import { component, id, language, moment, personText } from './scalars.ts';

/** The analysis of a post (docs/product.md §9.1). */
export const Analysis = component(
  'Analysis',
  z.strictObject({
    category,
    subcategory: z.nullable(z.string()),
    /** −1 to 1, in steps of 0.05. */
    sentimentScore: z.number(),
    keywords: z.array(z.string()),
    /** The number of similar public posts. */
    similarWorryCount: z.int(),
    /** 0 to 1. */
    confidence: z.number(),
    language,
    analyzedAt: moment,
    modelVersion: z.string(),
  }),
);
export type Analysis = z.infer<typeof Analysis>;

/** A public post that is similar to another one. */
export const SimilarWorry = component(
  'SimilarWorry',
  z.strictObject({
    id,
    shortContent: z.string(),
    /** Whether the author put a content note before the post. */
    sensitive: z.boolean(),
    category: z.nullable(category),
    subcategory: z.nullable(z.string()),
    /** 0 to 1. */
    similarity: z.number(),
    /** The number of further authors of similar posts, rounded down to a multiple of 5 so that it reveals nobody. */
    anonymousCount: z.int(),
  }),
);
export type SimilarWorry = z.infer<typeof SimilarWorry>;

const byPost = z.strictObject({ postId: id });

export const analysis = {
  analyze: operation('POST /analysis/posts/:postId/analyze', {
    summary: 'Analyses a post again. Posts are analysed automatically when they are written or changed.',
    access: 'owner',
    limit: 'analyze',
    input: byPost,
    output: Analysis,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  get: operation('GET /analysis/posts/:postId', {
    summary: 'The analysis of a post.',
    access: 'any',
    input: byPost,
    output: Analysis,
    errors: ['NOT_FOUND'],
  }),
  similar: operation('GET /analysis/posts/:postId/similar', {
    summary: 'Similar public posts that the caller may see, the most similar first.',
    access: 'any',
    input: z.strictObject({
      postId: id,
      limit: z._default(
        z
          .int('validation.similarLimit')
          .check(z.gte(1, 'validation.similarLimit'), z.lte(limits.similar.max, 'validation.similarLimit')),
        limits.similar.size,
      ),
    }),
    output: z.strictObject({ similar: z.array(SimilarWorry) }),
    errors: ['NOT_FOUND'],
  }),
  categories: operation('GET /analysis/categories', {
    summary: 'The categories, each with the number of its public posts.',
    access: 'any',
    output: z.strictObject({
      categories: z.array(z.strictObject({ category, subcategories: z.array(z.string()), count: z.int() })),
    }),
    visitorCacheMs: 60_000,
  }),
  updateCounts: operation('POST /analysis/update-counts', {
    summary:
      'Starts to recount the similar public posts of every post in the background. Returns the number of posts.',
    access: 'admin',
    output: z.strictObject({ updated: z.int() }),
  }),
};

/** The operation of analysis that the contract lists under `languages`. */
export const contentLanguage = {
  detectContent: operation('POST /languages/detect-content', {
    summary: 'The language of a text, and the confidence from 0 to 1.',
    access: 'any',
    limit: 'detectContent',
    input: z.strictObject({
      text: personText({
        max: limits.longContent.max,
        required: 'validation.textRequired',
        tooLong: 'validation.textTooLong',
        lines: true,
      }),
    }),
    output: z.strictObject({ languageCode: language, confidence: z.number() }),
    ignoresBadToken: true,
    allowsSuspended: true,
  }),
};
