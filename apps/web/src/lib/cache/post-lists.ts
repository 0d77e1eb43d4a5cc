import { type Post, posts } from '@halved/shared/contract/posts';
import * as z from 'zod/mini';

const ListKey = z.tuple([
  z.tuple([z.literal('posts'), z.enum(['list', 'byUser'])]),
  z.object({
    type: z.literal('infinite'),
    input: z.optional(
      z.object({
        userId: z.optional(z.string()),
        privacyLevel: posts.list.input.shape.privacyLevel,
        includeScheduled: z.optional(z.boolean()),
        category: z.optional(z.string()),
        query: z.optional(z.string()),
      }),
    ),
  }),
]);

/**
 * Whether the list behind a query's key would show a new worry of one's own at its top: all worries and
 * one's own do, as far as their filters let it through. Following and Discover never hold one's own.
 */
export function wouldHold(key: unknown, post: Post): boolean {
  const { success, data } = z.safeParse(ListKey, key);
  if (!success) return false;
  const [[, list], { input = {} }] = data;
  if (list === 'byUser' && input.userId !== post.userId) return false;
  if (post.publishedAt === null && !input.includeScheduled) return false;
  if (input.category !== undefined || input.query !== undefined) return false;
  const { privacyLevel = 'all' } = input;
  return privacyLevel === 'all' || privacyLevel === post.privacyLevel;
}
