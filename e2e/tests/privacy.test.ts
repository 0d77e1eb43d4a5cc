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

test('an author shares worries at each privacy level, and each says its own', async ({ join, enter }) => {
  const author = await join();
  const home = new Feed(await enter(author));
  await home.open();
  for (const level of ['Public', 'Friends', 'Private'] as const) {
    await home.startSharing();
    await home.composer.write(`${level} of ${author.username}`);
    await home.composer.privacy(level).check();
    await home.composer.submit.click();
    await expect(home.slip(`${level} of ${author.username}`).root).toContainText(level);
  }
});

const levels = ['public', 'friends', 'private'] as const;
const viewers: { who: 'friend' | 'follower' | 'visitor'; seen: (typeof levels)[number][] }[] = [
  { who: 'friend', seen: ['public', 'friends'] },
  { who: 'follower', seen: ['public'] },
  { who: 'visitor', seen: ['public'] },
];

for (const { who, seen } of viewers) {
  test(`in the browser a ${who} sees only the worries that a ${who} may see`, async ({
    page: visitor,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const [author, viewer] = await Promise.all([join(), join()]);
    if (who === 'friend') await follow(author, viewer);
    if (who === 'follower') await follow(viewer, author);
    const wordsOf = (level: string) => `${level} of ${author.username}`;
    const worries: { level: (typeof levels)[number]; id: string }[] = [];
    for (const level of levels) {
      const { id } = await share(author, wordsOf(level), { privacyLevel: level });
      worries.push({ level, id });
    }
    await visitorCacheExpired();

    const page = who === 'visitor' ? visitor : await enter(viewer);
    for (const address of ['/feed', `/profile/${author.username}`]) {
      await page.goto(address);
      for (const level of levels) {
        await expect(new Feed(page).slip(wordsOf(level)).root).toHaveCount(seen.includes(level) ? 1 : 0);
      }
    }
    for (const { level, id } of worries) {
      await page.goto(`/posts/${id}`);
      const found = page.getByRole('article').filter({ hasText: wordsOf(level) });
      await expect(seen.includes(level) ? found : page.getByText('Post not found')).toBeVisible();
    }
  });
}
