import { dayMs } from '@halved/shared/durations';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { type Account, type Api, createApi, share } from '../support/account.ts';
import { follow, visitorCacheExpired } from '../support/community.ts';

/** Tries every call that could reveal a worry, and returns the names of the calls that do. */
async function revealingCalls(api: Api, viewerId: string | null, postId: string, author: Account) {
  const limit = 100;
  const has = ({ posts }: { posts: { id: string }[] }) => posts.some(({ id }) => id === postId);
  const isFound = () => true;
  const calls: Record<string, () => Promise<boolean>> = {
    list: () => api.posts.list.query({ limit }).then(has),
    listFriends: () => api.posts.list.query({ limit, privacyLevel: 'friends' }).then(has),
    listPrivate: () => api.posts.list.query({ limit, privacyLevel: 'private' }).then(has),
    byUser: () => api.posts.byUser.query({ userId: author.id, limit }).then(has),
    discovery: () => api.posts.discovery.query({ limit }).then(has),
    get: () => api.posts.get.query({ id: postId }).then(isFound),
    likeStats: () => api.likes.stats.query({ postId }).then(isFound),
    ...(viewerId && {
      personalized: () => api.posts.personalized.query({ limit }).then(has),
      like: () => api.likes.like.mutate({ postId }).then(isFound),
      liked: () => api.likes.byUser.query({ userId: viewerId, limit }).then(has),
      unlike: () => api.likes.unlike.mutate({ postId }).then(isFound),
    }),
  };
  const revealing: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const isRevealed = await call().catch((error: unknown) => {
      // A caller who may not see the worry gets NOT_FOUND, as if it did not exist.
      if (error instanceof TRPCClientError && error.data?.code === 'NOT_FOUND') return false;
      throw error;
    });
    if (isRevealed) revealing.push(name);
  }
  return revealing;
}

const everyCall = ['list', 'byUser', 'get', 'likeStats', 'like', 'liked', 'unlike'];

test('every call shows a friends-only worry only to those whom its author follows, and a private one only to its author', async ({
  app,
  join,
}) => {
  const [author, friend, follower, stranger] = await Promise.all([join(), join(), join(), join()]);
  await follow(author, friend);
  await follow(friend, author);
  await follow(follower, author);
  const friends = await share(author, 'For the people I follow', { privacyLevel: 'friends' });
  const own = await share(author, 'For nobody but me', { privacyLevel: 'private' });
  const waiting = await share(author, 'For later', {
    isScheduled: true,
    scheduledFor: new Date(Date.now() + dayMs).toISOString(),
  });
  const visitor = createApi(app.url);

  expect(await revealingCalls(author.api, author.id, friends.id, author)).toEqual(
    expect.arrayContaining([...everyCall, 'listFriends']),
  );
  expect((await revealingCalls(friend.api, friend.id, friends.id, author)).sort()).toEqual(
    [...everyCall, 'listFriends', 'personalized'].sort(),
  );
  expect(await revealingCalls(author.api, author.id, own.id, author)).toEqual(
    expect.arrayContaining([...everyCall, 'listPrivate']),
  );
  for (const { api, id } of [follower, stranger, { api: visitor, id: null }]) {
    expect(await revealingCalls(api, id, friends.id, author)).toEqual([]);
  }
  for (const { api, id } of [friend, follower, stranger, { api: visitor, id: null }]) {
    expect(await revealingCalls(api, id, own.id, author)).toEqual([]);
    expect(await revealingCalls(api, id, waiting.id, author)).toEqual([]);
  }
  const { worriesCount } = await visitor.users.profile.query({ username: author.username });
  expect(worriesCount).toBe(0);
});

test('in the browser only those who may see a friends-only or private worry see it', async ({
  app,
  page,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const [author, friend, follower] = await Promise.all([join(), join(), join()]);
  await follow(author, friend);
  await follow(follower, author);
  const home = new Feed(await enter(author));
  await home.open();
  for (const level of ['Public', 'Friends', 'Private'] as const) {
    await home.startSharing();
    await home.composer.write(`${level} of ${author.username}`);
    await home.composer.privacy(level).check();
    await home.composer.submit.click();
    await expect(home.slip(`${level} of ${author.username}`).root).toContainText(level);
  }
  await visitorCacheExpired();
  const worries = await app.sql<{ id: string }>('select id from posts where user_id = $1', [author.id]);

  const viewers = [
    { page: await enter(friend), friends: 1 },
    { page: await enter(follower), friends: 0 },
    { page, friends: 0 },
  ];
  for (const { page: theirs, friends } of viewers) {
    for (const address of ['/feed', `/profile/${author.username}`]) {
      await theirs.goto(address);
      const feed = new Feed(theirs);
      await expect(feed.slip(`Public of ${author.username}`).root).toHaveCount(1);
      await expect(feed.slip(`Friends of ${author.username}`).root).toHaveCount(friends);
      await expect(feed.slip(`Private of ${author.username}`).root).toHaveCount(0);
    }
    let matches = 0;
    for (const { id } of worries) {
      await theirs.goto(`/posts/${id}`);
      const missing = theirs.getByText('Post not found');
      await expect(missing.or(theirs.getByRole('article'))).toBeVisible();
      if (!(await missing.isVisible())) matches += 1;
    }
    expect(matches).toBe(1 + friends);
  }
});
