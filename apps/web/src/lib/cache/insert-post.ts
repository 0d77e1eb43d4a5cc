import { type Post, type PostPage, posts } from '@halved/shared/contract/posts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

// This file is separate from post-cache.ts, because it loads the validator, which people who only read do not need.

type Pages = InfiniteData<PostPage, string | null>;

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
 * Whether a new post of the viewer belongs at the top of a query's list. It belongs in the lists of all posts and of
 * the viewer's posts, if their filters match. It never belongs in Following or Discover.
 */
function listIncludes(key: unknown, post: Post): boolean {
  const { success, data } = z.safeParse(ListKey, key);
  if (!success) return false;
  const [[, list], { input = {} }] = data;
  if (list === 'byUser' && input.userId !== post.userId) return false;
  if (post.publishedAt === null && !input.includeScheduled) return false;
  if (input.category !== undefined || input.query !== undefined) return false;
  const { privacyLevel = 'all' } = input;
  return privacyLevel === 'all' || privacyLevel === post.privacyLevel;
}

/** Puts a new post at the top of every cached list that includes it. The posts that are loaded already stay. */
export function insertPost(client: QueryClient, post: Post): void {
  const listIncludesPost = (query: Query) => listIncludes(query.queryKey, post);
  const withPost = (page: PostPage): PostPage =>
    page.posts.some(({ id }) => id === post.id)
      ? page
      : { ...page, posts: [post, ...page.posts], total: page.total + 1 };
  client.setQueriesData<Pages>(
    { queryKey: [['posts']], predicate: listIncludesPost, type: 'all' },
    (data) => {
      const [first, ...rest] = data?.pages ?? [];
      // A list whose first pages were dropped has no top to insert at.
      if (!data || !first || data.pageParams[0]) return data;
      if (rest.some((page) => page.posts.some(({ id }) => id === post.id))) return data;
      return { ...data, pages: [withPost(first), ...rest] };
    },
  );
}
