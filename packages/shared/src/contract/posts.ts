import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type LimitedPart, operation } from './operation.ts';
import {
  component,
  givenMoment,
  id,
  language,
  moderationStatus,
  moment,
  page,
  pageOf,
  personText,
  printable,
  privacyLevel,
  privacyLevels,
  searchText,
  success,
} from './scalars.ts';
import { Support } from './support.ts';
import { Author } from './users.ts';

const fields = {
  shortContent: personText({
    max: limits.shortContent.max,
    required: 'validation.worryRequired',
    tooLong: 'validation.worryTooLong',
    lines: true,
  }),
  worryPrompt: personText({
    max: limits.worryPromptMax,
    required: 'validation.promptRequired',
    tooLong: 'validation.promptTooLong',
  }),
  privacyLevel: z.optional(privacyLevel),
  commentsEnabled: z.optional(z.boolean()),
  longContent: z.nullish(
    personText({
      max: limits.longContent.max,
      tooLong: 'validation.longContentTooLong',
      lines: true,
    }),
  ),
  isScheduled: z.optional(z.boolean()),
  scheduledFor: z.nullish(givenMoment),
  sensitive: z.optional(z.boolean()),
};

export const NewPost = z.strictObject(fields);
export const PostChanges = z.partial(NewPost);
export const BlogInput = z.strictObject({
  longContent: personText({
    max: limits.longContent.max,
    required: 'validation.blogRequired',
    tooLong: 'validation.blogTooLong',
    lines: true,
  }),
});

/** A post as the caller may see it. */
export const Post = component(
  'Post',
  z.strictObject({
    id,
    userId: id,
    user: Author,
    shortContent: z.string(),
    worryPrompt: z.string(),
    privacyLevel,
    commentsEnabled: z.boolean(),
    /** In a list this is only the first 500 characters. */
    longContent: z.nullable(z.string()),
    longContentTruncated: z.boolean(),
    isScheduled: z.boolean(),
    scheduledFor: z.nullable(moment),
    publishedAt: z.nullable(moment),
    createdAt: moment,
    updatedAt: moment,
    likesCount: z.int(),
    isLiked: z.boolean(),
    commentsCount: z.int(),
    isResolved: z.boolean(),
    language: z.nullable(language),
    category: z.nullable(z.string()),
    moderationStatus,
    sensitive: z.boolean(),
  }),
);
export type Post = z.infer<typeof Post>;

/** The response to the writer of a post: the post, and whether help is offered. */
export const WrittenPost = component('WrittenPost', z.extend(Post, { support: Support }));
export type WrittenPost = z.infer<typeof WrittenPost>;

export const PostPage = component('PostPage', pageOf('posts', Post));
export type PostPage = z.infer<typeof PostPage>;

const list = {
  ...page,
  privacyLevel: z.optional(z.enum(['all', ...privacyLevels], 'validation.privacyLevel')),
  includeScheduled: z.optional(z.boolean()),
  category: z.optional(
    z
      .string()
      .check(z.maxLength(limits.categoryMax, 'validation.category'), printable('validation.category')),
  ),
  query: z.optional(searchText),
};

const byId = z.strictObject({ id });

const newWords: LimitedPart = {
  what: 'new words',
  includes: (input) => ['shortContent', 'worryPrompt', 'longContent'].some((words) => words in input),
  otherwise: 'worryChanges',
};

export const posts = {
  create: operation('POST /posts', {
    summary: 'Shares a post, now or at a later time.',
    access: 'user',
    limit: 'worries',
    status: 201,
    input: NewPost,
    output: WrittenPost,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
    idempotent: true,
  }),
  list: operation('GET /posts', {
    summary:
      'The posts that the caller may see, newest first. A search examines 20,000 posts for one page; `nextCursor` continues there.',
    access: 'any',
    input: z.strictObject(list),
    output: PostPage,
    visitorCacheMs: 1_000,
    replica: 'visitors',
  }),
  byUser: operation('GET /posts/user/:userId', {
    summary: 'One member’s posts that the caller may see, newest first.',
    access: 'any',
    input: z.strictObject({ userId: id, ...list }),
    output: PostPage,
    errors: ['NOT_FOUND'],
  }),
  personalized: operation('GET /posts/feed/personalized', {
    summary: 'Posts of the members whom the caller follows, newest first.',
    access: 'user',
    input: z.strictObject(page),
    output: PostPage,
  }),
  discovery: operation('GET /posts/feed/discovery', {
    summary:
      'Public posts of members whom the caller does not follow, ranked by (1 + likes + 2·comments) / (hours + 2)^1.5 at the moment of the first page. Behind an offset of 1,000 the cursor alone goes on.',
    access: 'any',
    input: z.strictObject(page),
    output: PostPage,
    visitorCacheMs: 1_000,
    replica: 'visitors',
  }),
  prompts: operation('GET /posts/prompts', {
    summary: 'Prompts for a post, in the caller’s language.',
    access: 'any',
    output: z.strictObject({
      prompts: z.array(z.strictObject({ id: z.string(), text: z.string(), category: z.string() })),
    }),
  }),
  get: operation('GET /posts/:id', {
    summary: 'One post.',
    access: 'any',
    input: byId,
    output: Post,
    errors: ['NOT_FOUND'],
  }),
  update: operation('PUT /posts/:id', {
    summary: 'Changes any fields of one’s own post.',
    access: 'owner',
    limit: 'worryEdits',
    limitedPart: newWords,
    input: z.extend(PostChanges, { id }),
    output: WrittenPost,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_PUBLISHED'],
  }),
  remove: operation('DELETE /posts/:id', {
    summary: 'Deletes one’s own post.',
    access: 'owner',
    input: byId,
    output: success,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  setBlog: operation('POST /posts/:id/blog', {
    summary: 'Writes or replaces the long text of one’s own post.',
    access: 'owner',
    limit: 'worryEdits',
    input: z.extend(BlogInput, { id }),
    output: WrittenPost,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeBlog: operation('DELETE /posts/:id/blog', {
    summary: 'Removes the long text of one’s own post.',
    access: 'owner',
    limit: 'worryChanges',
    input: byId,
    output: WrittenPost,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
