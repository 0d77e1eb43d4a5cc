import * as z from 'zod/mini';
import { worryCategories } from '../categories.ts';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';
import { component, id, language, moment, personText } from './scalars.ts';

const category = z.enum(worryCategories, 'validation.category');

/** The analysis of a post (docs/product.md §9.1). */
export const Analysis = component(
  'Analysis',
  z.strictObject({
    category,
    subcategory: z.nullable(z.string()),
    /** −1 to 1. */
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
    /** Whether its author put a note before it. */
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
    summary: 'Reads a worry once more; it is read by itself when it is written and when it changes.',
    access: 'owner',
    limit: 'analyze',
    input: byPost,
    output: Analysis,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  get: operation('GET /analysis/posts/:postId', {
    summary: 'What is understood of a worry.',
    access: 'any',
    input: byPost,
    output: Analysis,
    errors: ['NOT_FOUND'],
  }),
  similar: operation('GET /analysis/posts/:postId/similar', {
    summary: 'Public worries like this one that the caller may see, the most alike first.',
    access: 'any',
    input: z.strictObject({
      postId: id,
      limit: z._default(
        z
          .int('validation.limit')
          .check(z.gte(1, 'validation.limit'), z.lte(limits.similar.max, 'validation.limit')),
        limits.similar.size,
      ),
    }),
    output: z.strictObject({ similar: z.array(SimilarWorry) }),
    errors: ['NOT_FOUND'],
  }),
  categories: operation('GET /analysis/categories', {
    summary: 'What worries can be about, and how many public ones are.',
    access: 'any',
    output: z.strictObject({
      categories: z.array(z.strictObject({ category, subcategories: z.array(z.string()), count: z.int() })),
    }),
    visitorCacheMs: 60_000,
  }),
  updateCounts: operation('POST /analysis/update-counts', {
    summary:
      'Has the public worries like each worry counted anew, beside the calls; says how many worries that are.',
    access: 'admin',
    output: z.strictObject({ updated: z.int() }),
  }),
};

/** The operation of analysis that the contract lists under `languages`. */
export const contentLanguage = {
  detectContent: operation('POST /languages/detect-content', {
    summary: 'The language that a text is written in, and how sure that is, 0 to 1.',
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
