import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { CommentWords } from './comment-words.ts';
import { operation } from './operation.ts';
import { component, id, moderationStatus, moment, page, pageLimit, pageOf, success } from './scalars.ts';
import { Support } from './support.ts';
import { Author } from './users.ts';

export const NewComment = z.extend(CommentWords, {
  parentCommentId: z.optional(z.uuid('validation.parentComment')),
});

const fields = {
  id,
  postId: id,
  userId: z.nullable(id),
  user: z.nullable(Author),
  content: z.string(),
  createdAt: moment,
  updatedAt: moment,
  moderationStatus,
  parentCommentId: z.nullable(id),
  /** 1 for a comment on the post, and one more for each level of replies, up to `limits.thread.depth`. */
  depth: z.int(),
  /** The number of direct replies that are approved and not deleted. */
  replyCount: z.int(),
  isDeleted: z.boolean(),
};
const Facts = z.strictObject(fields);

/**
 * A comment as the caller may see it (docs/product.md §1.2). A stub replaces a deleted or hidden comment that has
 * replies. It has no content, `user` and `userId` are null, and `isDeleted` is true. In a single comment and in a flat
 * list `replies` is always empty, even if `replyCount` is not 0.
 */
export interface Comment extends z.infer<typeof Facts> {
  replies: ThreadedComment[];
}

/** A comment with the replies below it. If `repliesCursor` is not null, there are more replies. */
export interface ThreadedComment extends Comment {
  /** The cursor for the next replies from GET /comments/{id}/replies; null if `replies` contains all replies. */
  repliesCursor: string | null;
}

const answers = { replies: z.array(z.lazy(() => ThreadedComment)) };

export const Comment: z.ZodMiniType<Comment> = component(
  'Comment',
  z.strictObject({ ...fields, ...answers }),
);

/** The response to the writer of a comment: the comment, and whether help is offered. */
export interface WrittenComment extends Comment {
  support: Support;
}

export const WrittenComment: z.ZodMiniType<WrittenComment> = component(
  'WrittenComment',
  z.strictObject({ ...fields, ...answers, support: Support }),
);

export const ThreadedComment: z.ZodMiniType<ThreadedComment> = component(
  'ThreadedComment',
  z.strictObject({
    ...fields,
    ...answers,
    repliesCursor: z.nullable(z.string()),
  }),
);

export const CommentPage = component('CommentPage', pageOf('comments', Comment));
export type CommentPage = z.infer<typeof CommentPage>;

export const ThreadPage = component('ThreadPage', pageOf('comments', ThreadedComment));
export type ThreadPage = z.infer<typeof ThreadPage>;

const byId = z.strictObject({ id });
const byPost = z.strictObject({ postId: id });
const count = z.strictObject({ count: z.int() });

/**
 * With this option moderators also get the comments under public posts that are not approved. For other callers the
 * option has no effect.
 */
const includeModerated = z.optional(z.boolean());

export const comments = {
  create: operation('POST /comments/post/:postId', {
    summary:
      'Comments on a post, or replies to a comment. A reply to a comment on level 4 is placed on level 4 too.',
    access: 'user',
    limit: 'comments',
    status: 201,
    input: z.extend(NewComment, { postId: id }),
    output: WrittenComment,
    errors: ['NOT_FOUND', 'COMMENTS_DISABLED', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
    idempotent: true,
  }),
  list: operation('GET /comments/post/:postId', {
    summary: 'The comments and replies under a post in one list, oldest first.',
    access: 'any',
    input: z.strictObject({ postId: id, ...page, includeModerated }),
    output: CommentPage,
    errors: ['NOT_FOUND'],
  }),
  threaded: operation('GET /comments/post/:postId/threaded', {
    summary:
      'The comments on a post, oldest first, each with its first 50 replies as a tree. /replies returns the rest.',
    access: 'any',
    input: z.strictObject({
      postId: id,
      ...page,
      limit: pageLimit(limits.thread.size),
      includeModerated,
    }),
    output: ThreadPage,
    errors: ['NOT_FOUND'],
  }),
  replies: operation('GET /comments/:id/replies', {
    summary: 'The direct replies to a comment, oldest first.',
    access: 'any',
    input: z.strictObject({ id, ...page, includeModerated }),
    output: CommentPage,
    errors: ['NOT_FOUND'],
  }),
  count: operation('GET /comments/post/:postId/count', {
    summary: 'The number of comments and replies under a post that the caller may see.',
    access: 'any',
    input: byPost,
    output: count,
    errors: ['NOT_FOUND'],
  }),
  get: operation('GET /comments/:id', {
    summary: 'One comment.',
    access: 'any',
    input: z.strictObject({ id, includeModerated }),
    output: Comment,
    errors: ['NOT_FOUND'],
  }),
  update: operation('PUT /comments/:id', {
    summary: 'Changes one’s own comment. A reply cannot be changed, only deleted.',
    access: 'owner',
    limit: 'commentEdits',
    input: z.extend(CommentWords, { id }),
    output: WrittenComment,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'REPLY_NOT_EDITABLE'],
  }),
  remove: operation('DELETE /comments/:id', {
    summary: 'Deletes one’s own comment. If it has replies, a stub without words and author stays.',
    access: 'owner',
    input: byId,
    output: success,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  repliesCount: operation('GET /comments/:id/replies/count', {
    summary: 'The number of direct replies to a comment that the caller may see.',
    access: 'any',
    input: byId,
    output: count,
    errors: ['NOT_FOUND'],
  }),
};
