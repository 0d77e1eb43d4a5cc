import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { personText } from './scalars.ts';

// This schema has a file of its own because the comment box checks with it and should load nothing else of the
// contract.
/** What somebody writes in a comment (docs/product.md §4). */
export const CommentWords = z.strictObject({
  content: personText({
    max: limits.comment.max,
    required: 'validation.commentRequired',
    tooLong: 'validation.commentTooLong',
    lines: true,
  }),
});
export type CommentWords = z.infer<typeof CommentWords>;
