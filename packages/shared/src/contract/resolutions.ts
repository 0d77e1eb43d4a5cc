import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { category } from './category.ts';
import { operation } from './operation.ts';
import { ResolutionInput } from './resolution-input.ts';
import {
  component,
  id,
  moment,
  page,
  pageLimit,
  pageOf,
  privacyLevel,
  searchText,
  success,
} from './scalars.ts';
import { Support } from './support.ts';
import { Author } from './users.ts';

/** `sensitive`: whether the author put a content note before the post. */
const worry = { id, worryPrompt: z.string(), shortContent: z.string(), sensitive: z.boolean() };

const outcome = {
  id,
  copingMethods: z.array(z.string()),
  resolutionStory: z.nullable(z.string()),
  helpfulnessRating: z.nullable(z.int()),
  resolvedAt: moment,
};

/** How a member resolved a post (docs/product.md §6.1). */
export const Resolution = component(
  'Resolution',
  z.strictObject({
    ...outcome,
    postId: id,
    /** Only the first 500 characters of a long text. */
    post: z.strictObject({
      ...worry,
      longContent: z.nullable(z.string()),
      longContentTruncated: z.boolean(),
      privacyLevel,
    }),
  }),
);
export type Resolution = z.infer<typeof Resolution>;

/** The response to the writer of a resolution: the resolution, and whether help is offered. */
export const WrittenResolution = component('WrittenResolution', z.extend(Resolution, { support: Support }));
export type WrittenResolution = z.infer<typeof WrittenResolution>;

/** A resolution with a story, of a public post. */
export const ResolutionStory = component(
  'ResolutionStory',
  z.strictObject({
    ...outcome,
    resolutionStory: z.string(),
    post: z.strictObject({ ...worry, category: z.nullable(category) }),
    user: Author,
  }),
);
export type ResolutionStory = z.infer<typeof ResolutionStory>;

const method = { method: z.string(), count: z.int(), averageHelpfulness: z.nullable(z.number()) };

const figures = {
  totalResolved: z.int(),
  /** The share of published posts that are resolved, from 0 to 1. */
  resolutionRate: z.number(),
  averageDaysToResolve: z.nullable(z.number()),
  averageHelpfulness: z.nullable(z.number()),
  topCopingMethods: z.array(z.strictObject(method)),
};

export const ResolutionStats = component(
  'ResolutionStats',
  z.strictObject({ ...figures, mine: z.nullable(z.strictObject(figures)) }),
);
export type ResolutionStats = z.infer<typeof ResolutionStats>;

/** A method that helped people with similar posts. `example` quotes a few sentences about it from a public story. */
export const Suggestion = component(
  'Suggestion',
  z.strictObject({ ...method, example: z.nullable(z.string()) }),
);
export type Suggestion = z.infer<typeof Suggestion>;

const byPost = z.strictObject({ postId: id });
const route = '/resolutions/posts/:postId/resolve';

export const resolutions = {
  resolve: operation(`POST ${route}`, {
    summary:
      'Marks one’s own post as resolved, with what helped. A scheduled post can be resolved only after its publication.',
    access: 'owner',
    limit: 'resolutions',
    status: 201,
    input: z.extend(ResolutionInput, { postId: id }),
    output: WrittenResolution,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_PUBLISHED', 'ALREADY_RESOLVED'],
  }),
  update: operation(`PUT ${route}`, {
    summary: 'Replaces the resolution of one’s own post. Optional fields that are left out become empty.',
    access: 'owner',
    limit: 'resolutions',
    input: z.extend(ResolutionInput, { postId: id }),
    output: WrittenResolution,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  unresolve: operation(`DELETE ${route}`, {
    summary: 'Deletes the resolution of one’s own post, so that the post is open again.',
    access: 'owner',
    limit: 'worryChanges',
    input: byPost,
    output: success,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  get: operation('GET /resolutions/posts/:postId', {
    summary: 'How a post was resolved.',
    access: 'any',
    input: byPost,
    output: Resolution,
    errors: ['NOT_FOUND'],
  }),
  byUser: operation('GET /resolutions/users/:userId/resolved', {
    summary: 'The resolutions of a member’s posts that the caller may see, the latest first.',
    access: 'any',
    input: z.strictObject({ userId: id, ...page }),
    output: pageOf('resolutions', Resolution),
    errors: ['NOT_FOUND'],
  }),
  stats: operation('GET /resolutions/stats', {
    summary:
      'Figures about what helped: for all public posts, at most a minute old, and for all of the caller’s own posts.',
    access: 'any',
    output: ResolutionStats,
  }),
  stories: operation('GET /resolutions/stories', {
    summary: 'Stories of resolved public posts, the latest first.',
    access: 'any',
    input: z.strictObject({
      ...page,
      limit: pageLimit(limits.stories.size),
      category: z.optional(category),
      query: z.optional(searchText),
    }),
    output: pageOf('stories', ResolutionStory),
    replica: 'visitors',
  }),
  suggestions: operation('GET /resolutions/posts/:postId/suggestions', {
    summary: 'What helped people with similar posts.',
    access: 'any',
    input: z.strictObject({ postId: id, limit: pageLimit(limits.suggestions) }),
    output: z.strictObject({ suggestions: z.array(Suggestion) }),
    errors: ['NOT_FOUND'],
  }),
};
