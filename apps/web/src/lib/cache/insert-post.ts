import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { wouldHold } from './post-lists.ts';

type Pages = InfiniteData<PostPage, string | null>;

// Apart from post-cache.ts: it brings the validator, which nobody needs who only reads.
/** Puts a new worry at the top of every list that would hold it, beside what is loaded already. */
export function placePost(client: QueryClient, post: Post): void {
  const fits = (query: Query) => wouldHold(query.queryKey, post);
  const place = (page: PostPage): PostPage =>
    page.posts.some(({ id }) => id === post.id)
      ? page
      : { ...page, posts: [post, ...page.posts], total: page.total + 1 };
  client.setQueriesData<Pages>({ queryKey: [['posts']], predicate: fits, type: 'all' }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    // A list whose beginning was let go has no top to put it on.
    if (!data || !first || data.pageParams[0]) return data;
    if (rest.some((page) => page.posts.some(({ id }) => id === post.id))) return data;
    return { ...data, pages: [place(first), ...rest] };
  });
}
