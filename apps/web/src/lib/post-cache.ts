import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { wouldHold } from './post-lists.ts';

type Pages = InfiniteData<PostPage, string | null>;

// The keys of the typed hooks: [['posts', 'list'], { input, type }].
const everyPost = [['posts']];
const one = [['posts', 'get'], { type: 'query' }];
const lists = ['list', 'byUser', 'personalized', 'discovery'].map((name) => ['posts', name]);

const mapPosts = (page: PostPage, map: (posts: Post[]) => Post[]): PostPage => ({
  ...page,
  posts: map(page.posts),
});

function changeLists(client: QueryClient, change: (page: PostPage) => PostPage) {
  for (const list of lists) {
    client.setQueriesData<Pages>({ queryKey: [list, { type: 'infinite' }] }, (data) =>
      data ? { ...data, pages: data.pages.map(change) } : data,
    );
    client.setQueriesData<PostPage>({ queryKey: [list, { type: 'query' }] }, (page) =>
      page ? change(page) : page,
    );
  }
}

const loaded = (query: Query) => query.state.data !== undefined;

/** Answers under way were given before the change that is about to show: they must not undo it. */
export const holdAnswers = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: everyPost, predicate: loaded });

/** Changes one worry wherever it is kept: every page of every list, and on its own page. */
export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  const patch = (post: Post) => (post.id === id ? change(post) : post);
  changeLists(client, (page) =>
    page.posts.some((post) => post.id === id) ? mapPosts(page, (all) => all.map(patch)) : page,
  );
  client.setQueriesData<Post>({ queryKey: one }, (post) => (post ? patch(post) : post));
}

/** A worry as a list has it. */
export function knownPost(client: QueryClient, id: string): Post | undefined {
  const data = lists.flatMap((list) =>
    client.getQueriesData<Pages>({ queryKey: [list, { type: 'infinite' }] }),
  );
  return data
    .flatMap(([, pages]) => pages?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id);
}

/** Puts a new worry at the top of every list that would hold it, beside what is loaded already. */
export function placePost(client: QueryClient, post: Post): void {
  const fits = (query: Query) => wouldHold(query.queryKey, post);
  const place = (page: PostPage): PostPage =>
    page.posts.some(({ id }) => id === post.id)
      ? page
      : { ...page, posts: [post, ...page.posts], total: page.total + 1 };
  client.setQueriesData<Pages>({ queryKey: everyPost, predicate: fits, type: 'all' }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    // A list whose beginning was let go has no top to put it on.
    if (!data || !first || data.pageParams[0]) return data;
    if (rest.some((page) => page.posts.some(({ id }) => id === post.id))) return data;
    return { ...data, pages: [place(first), ...rest] };
  });
}

/** What was fetched for a worry's own page is let go. */
export const forgetPost = (client: QueryClient, id: string): void =>
  client.removeQueries({ queryKey: [['posts', 'get'], { input: { id } }] });

/** Takes a worry out of every list; its own page keeps what it shows. */
export function removePost(client: QueryClient, id: string): void {
  changeLists(client, (page) =>
    page.posts.some((post) => post.id === id)
      ? {
          ...mapPosts(page, (all) => all.filter((post) => post.id !== id)),
          total: Math.max(0, page.total - 1),
        }
      : page,
  );
}

/** The state of all lists, to be put back when the server refuses. */
export function rememberPosts(client: QueryClient): () => void {
  const before = client.getQueriesData({ queryKey: everyPost });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
