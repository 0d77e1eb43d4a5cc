import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { personText } from './scalars.ts';

// This schema has its own file, because the comment form validates with it and should not load the rest of the
// contract.
/** The text of a comment (docs/product.md §4). */
export const CommentWords = z.strictObject({
  content: personText({
    max: limits.comment.max,
    required: 'validation.commentRequired',
    tooLong: 'validation.commentTooLong',
    lines: true,
  }),
});
export type CommentWords = z.infer<typeof CommentWords>;
