import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { personText } from './scalars.ts';

// Apart from the calls: the box for a comment checks with it, and needs nothing else of them.
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
