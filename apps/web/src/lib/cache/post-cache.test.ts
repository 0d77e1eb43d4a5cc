import { posts as operations, type Post, PostPage } from '@halved/shared/contract/posts';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { aPage, aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { trpc } from '../server/trpc.ts';
import { insertPost } from './insert-post.ts';
import { knownPost, patchPost, removePost } from './post-cache.ts';

const me = aUser();
const ownPost = (changes: Partial<Post> = {}) => aPost({ ...authoredBy(me), ...changes });

const keys = {
  all: getQueryKey(trpc.posts.list, { limit: 20 }, 'infinite'),
  friends: getQueryKey(trpc.posts.list, { limit: 20, privacyLevel: 'friends' }, 'infinite'),
  discover: getQueryKey(trpc.posts.discovery, { limit: 20 }, 'infinite'),
  own: getQueryKey(trpc.posts.byUser, { userId: me.id, limit: 20, includeScheduled: true }, 'infinite'),
};

function aCache(...posts: Post[]) {
  const client = new QueryClient();
  for (const key of Object.values(keys)) {
    client.setQueryData(key, { pages: [aPage(posts, 'next'), aPage([])], pageParams: [null, 'next'] });
  }
  const idsIn = (name: keyof typeof keys) =>
    client
      .getQueryData<{ pages: { posts: Post[] }[] }>(keys[name])
      ?.pages.map(({ posts: on }) => on.map(({ id }) => id));
  return { client, idsIn };
}

test('a changed post is updated in every cached list and on its own page', () => {
  const post = ownPost();
  const { client } = aCache(post);
  const postKey = getQueryKey(trpc.posts.get, { id: post.id }, 'query');
  client.setQueryData(postKey, post);
  patchPost(client, post.id, (before) => ({ ...before, likesCount: 7 }));
  expect(knownPost(client, post.id)?.likesCount).toBe(7);
  expect(client.getQueryData<Post>(postKey)?.likesCount).toBe(7);
});

const pagesOfPosts = Object.entries(operations).flatMap(([name, { output }]) =>
  output === PostPage ? [name] : [],
);

test.each(pagesOfPosts)('a changed post is updated in the lists of posts.%s', (name) => {
  const post = ownPost();
  const client = new QueryClient();
  const key = [['posts', name], { type: 'infinite' }];
  client.setQueryData(key, { pages: [aPage([post])], pageParams: [null] });
  patchPost(client, post.id, (before) => ({ ...before, likesCount: 7 }));
  expect(client.getQueryData(key)).toMatchObject({ pages: [{ posts: [{ likesCount: 7 }] }] });
});

test('a new public post comes first among all posts and the viewer’s own, but not in other filters or in Discover', () => {
  const old = ownPost();
  const { client, idsIn } = aCache(old);
  const fresh = ownPost();
  insertPost(client, fresh);
  expect(idsIn('all')).toEqual([[fresh.id, old.id], []]);
  expect(idsIn('own')).toEqual([[fresh.id, old.id], []]);
  expect(idsIn('friends')).toEqual([[old.id], []]);
  expect(idsIn('discover')).toEqual([[old.id], []]);
});

test('a scheduled post is inserted only into lists that show unpublished posts', () => {
  const { client, idsIn } = aCache();
  const scheduled = ownPost({ publishedAt: null, isScheduled: true });
  insertPost(client, scheduled);
  expect(idsIn('all')).toEqual([[], []]);
  expect(idsIn('own')).toEqual([[scheduled.id], []]);
});

test('a post that a list already holds is not inserted twice', () => {
  const post = ownPost();
  const { client, idsIn } = aCache(post);
  insertPost(client, post);
  expect(idsIn('all')).toEqual([[post.id], []]);
});

test('a removed post leaves every list', () => {
  const [first, second, third] = [ownPost(), ownPost(), ownPost()];
  const { client, idsIn } = aCache(first, second, third);
  removePost(client, second.id);
  expect(idsIn('all')).toEqual([[first.id, third.id], []]);
});
