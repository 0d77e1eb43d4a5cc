import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { changePages } from './change-pages.ts';

type Pages = InfiniteData<PostPage, string | null>;

// The keys of the typed hooks: [['posts', 'list'], { input, type }].
const allPostQueries = [['posts']];
const singlePost = [['posts', 'get'], { type: 'query' }];
const lists = (['list', 'byUser', 'personalized', 'discovery'] as const).map(
  (name) => ['posts', name] as const,
);

const mapPosts = (page: PostPage, map: (posts: Post[]) => Post[]): PostPage => ({
  ...page,
  posts: map(page.posts),
});

function changeLists(client: QueryClient, change: (page: PostPage) => PostPage) {
  for (const list of lists) changePages(client, list, change);
}

const isLoaded = (query: Query) => query.state.data !== undefined;

/** Cancels fetches under way, because their responses may predate the change and would undo it on screen. */
export const cancelPostFetches = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: allPostQueries, predicate: isLoaded });

/** Changes one post everywhere in the cache: in every page of every list, and on its own page. */
export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  const patch = (post: Post) => (post.id === id ? change(post) : post);
  changeLists(client, (page) =>
    page.posts.some((post) => post.id === id) ? mapPosts(page, (all) => all.map(patch)) : page,
  );
  client.setQueriesData<Post>({ queryKey: singlePost }, (post) => (post ? patch(post) : post));
}

/** A post as a cached list contains it. */
export function knownPost(client: QueryClient, id: string): Post | undefined {
  const data = lists.flatMap((list) =>
    client.getQueriesData<Pages>({ queryKey: [list, { type: 'infinite' }] }),
  );
  return data
    .flatMap(([, pages]) => pages?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id);
}

/** Drops the data of a post's own page. */
export const forgetPost = (client: QueryClient, id: string): void =>
  client.removeQueries({ queryKey: [['posts', 'get'], { input: { id } }] });

function removeWhere(client: QueryClient, matches: (post: Post) => boolean) {
  changeLists(client, (page) => {
    const remaining = page.posts.filter((post) => !matches(post));
    const total = Math.max(0, page.total - (page.posts.length - remaining.length));
    return remaining.length === page.posts.length ? page : { ...page, posts: remaining, total };
  });
}

/** Removes a post from every list; its own page keeps what it shows. */
export const removePost = (client: QueryClient, id: string): void =>
  removeWhere(client, (post) => post.id === id);

/** Removes all posts of one member from every list. */
export const removePostsOf = (client: QueryClient, userId: string): void =>
  removeWhere(client, (post) => post.userId === userId);
