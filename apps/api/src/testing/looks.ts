import { contract } from '@halved/shared/contract';
import { privacyLevels } from '@halved/shared/contract/scalars';
import fc from 'fast-check';
import { expect } from 'vitest';
import { textOf } from '../modules/notifications/text.ts';
import { type Asker, createAsker } from './asker.ts';
import { type CommentsModel, createCommentsModel } from './comments-model.ts';
import {
  type Community,
  categories,
  type ModelComment,
  type ModelPost,
  texts,
  type Viewer,
} from './community.ts';
import type { Api } from './harness.ts';
import { createModel, descending, type Model } from './model.ts';
import { createModerationModel, type ModerationModel } from './moderation-model.ts';
import { createNotificationsModel, type NotificationsModel } from './notifications-model.ts';
import { checkResolutions } from './resolutions-model.ts';

const { comments, community: people, dashboard, likes, moderation, notifications, posts, users } = contract;

/** How a viewer's lists are filtered and paged. `at` selects the people, posts and comments that are checked. */
export const looks = fc.record({
  filter: fc.record(
    {
      privacyLevel: fc.constantFrom('all' as const, ...privacyLevels),
      includeScheduled: fc.boolean(),
      category: fc.constantFrom(...categories),
      query: fc.constantFrom('SURE', '%', '_', '\\', 'ängste', ...texts),
    },
    { requiredKeys: [] },
  ),
  limit: fc.integer({ min: 1, max: 5 }),
  at: fc.nat(40),
});

type Look = typeof looks extends fc.Arbitrary<infer Value> ? Value : never;

interface Check {
  ask: Asker;
  viewer: Viewer;
  look: Look;
  community: Community;
  model: Model;
  commentsModel: CommentsModel;
  notificationsModel: NotificationsModel;
  moderationModel: ModerationModel;
}

/** At most `most` items of a list from a position on. After the last item it continues with the first. */
const someOf = <Item>(list: Item[], from: number, most: number): Item[] => {
  const start = from % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)].slice(0, most);
};

async function checkLists({ ask, viewer, look: { filter }, model }: Check): Promise<void> {
  const expected = (list: ModelPost[]) => list.map((post) => model.post(viewer, post));
  await ask.posts(
    (page) => ask.call(posts.list, { ...filter, ...page }),
    expected(model.list(viewer, filter)),
  );
  await ask.posts((page) => ask.call(posts.discovery, page), expected(model.discovery(viewer)));
}

async function checkOwnLists({ ask, viewer, community, model, look }: Check): Promise<void> {
  if (viewer === null) return;
  const expected = (list: ModelPost[]) => list.map((post) => model.post(viewer, post));
  const userId = community.people[viewer]?.id ?? '';
  await ask.posts((page) => ask.call(posts.personalized, page), expected(model.personalized(viewer)));
  await ask.posts((page) => ask.call(likes.byUser, { userId, ...page }), expected(model.liked(viewer)));
  await ask.users((page) => ask.call(users.blocked, page), model.blocked(viewer));
  const { stats, recent } = model.dashboard(viewer);
  const all = await ask.call(dashboard.get);
  expect(all.stats).toEqual(stats);
  expect(all.recentWorries.map(({ id }) => id)).toEqual(recent.slice(0, 5));
  expect(await ask.call(dashboard.stats)).toEqual(stats);
  const { recentWorries } = await ask.call(dashboard.recentWorries, { limit: look.limit });
  expect(recentWorries.map(({ id }) => id)).toEqual(recent.slice(0, look.limit));
}

/**
 * Checks the queue of moderation, which only moderators get. A moderator sees who reported an item, unless the
 * moderator wrote the item.
 */
async function checkQueue({ ask, viewer, community, model, moderationModel }: Check): Promise<void> {
  if (!model.isModerator(viewer)) return;
  const username = (number: number) => community.people[number]?.username ?? '';
  const expected = moderationModel.openItems().map(({ id, author, moderationStatus, reporters }) => ({
    id,
    moderationStatus,
    reporters: [...reporters].map((reporter) => (author === viewer ? undefined : username(reporter))).sort(),
  }));
  const { items, total, counts } = await ask.call(moderation.queue, { limit: 100 });
  const actual = items.map(({ id, status, reports }) => ({
    id,
    moderationStatus: status,
    reporters: reports.map(({ reporter }) => reporter?.username).sort(),
  }));
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(actual.sort(byId)).toEqual(expected.sort(byId));
  expect({ total, all: counts.all }).toEqual({ total: expected.length, all: expected.length });
}

interface LinkTarget {
  post: ModelPost | null;
  comment: ModelComment | null;
  /** The path after /profile/; null if the notification has no actor. */
  member: string | null;
}

const linkTo = ({ post, comment, member }: LinkTarget): string | null => {
  if (post) return `/posts/${post.id}${comment ? `#comment-${comment.id}` : ''}`;
  return member === null ? null : `/profile/${member}`;
};

/**
 * Checks the viewer's notifications and the members list. The list begins with the newest members, because nobody was
 * active.
 */
async function checkNotifications({
  ask,
  viewer,
  community,
  model,
  notificationsModel,
}: Check): Promise<void> {
  if (viewer === null) return;
  const seen = notificationsModel.listOf(viewer).flatMap(({ seen }) => seen ?? []);
  const username = (number: number) => community.people[number]?.username ?? '';
  const expected = seen.map(({ kind, isRead, post, actors, latest, comment }) => ({
    ...textOf('en', {
      kind,
      actors,
      username: latest === null ? null : username(latest),
      displayName: null,
    }),
    link: linkTo({
      post,
      comment,
      member: actors > 1 ? `${username(viewer)}/followers` : latest === null ? null : username(latest),
    }),
    isRead,
  }));
  await ask.notifications((page) => ask.call(notifications.list, page), expected);
  const unreadCount = seen.filter(({ isRead }) => !isRead).length;
  expect(await ask.call(notifications.list, { limit: 1 })).toMatchObject({ unreadCount });
  const { openWorries } = model.dashboard(viewer);
  expect(await ask.call(notifications.context)).toMatchObject({ unreadCount, openWorries });
  const members = community.people.filter((_, number) => !model.isBlockBetween(viewer, number));
  await ask.users(
    async (page) => {
      const { members: listed, ...rest } = await ask.call(people.members, page);
      return { users: listed, ...rest };
    },
    members.toSorted(descending(() => 0)),
  );
}

async function checkPerson(check: Check, person: number): Promise<void> {
  const { ask, viewer, look, community, model } = check;
  const userId = community.people[person]?.id ?? '';
  const byUsername = { username: `PERSON_${person}` };
  const postsOfPerson = model.byUser(viewer, person, look.filter);
  if (postsOfPerson) {
    const expected = postsOfPerson.map((post) => model.post(viewer, post));
    await ask.posts((page) => ask.call(posts.byUser, { userId, ...look.filter, ...page }), expected);
  } else await ask.hidden(posts.byUser, { userId });
  const profile = model.profile(viewer, person);
  if (profile) expect(await ask.call(users.profile, byUsername)).toMatchObject(profile);
  else await ask.hidden(users.profile, byUsername);
  const [followers, following] = [model.followers(viewer, person), model.following(viewer, person)];
  if (followers) await ask.users((page) => ask.call(users.followers, { ...byUsername, ...page }), followers);
  else await ask.hidden(users.followers, byUsername);
  if (following) await ask.users((page) => ask.call(users.following, { ...byUsername, ...page }), following);
  else await ask.hidden(users.following, byUsername);
}

async function checkPost({ ask, viewer, model, commentsModel }: Check, post: ModelPost): Promise<void> {
  const [byId, postId] = [{ id: post.id }, { postId: post.id }];
  if (model.opens(viewer, post))
    expect(await ask.call(posts.get, byId)).toMatchObject(model.post(viewer, post));
  else await ask.hidden(posts.get, byId);
  if (model.sees(viewer, post))
    expect(await ask.call(likes.stats, postId)).toEqual(model.stats(viewer, post));
  else await ask.hidden(likes.stats, postId);
  const count = commentsModel.count(viewer, post);
  if (count) expect(await ask.call(comments.count, postId)).toEqual(count);
  else await ask.hidden(comments.count, postId);
  for (const includeModerated of [false, true]) {
    const input = { ...postId, includeModerated };
    const list = commentsModel.list(viewer, post, includeModerated);
    if (list) await ask.comments((page) => ask.call(comments.list, { ...input, ...page }), list);
    else await ask.hidden(comments.list, input);
    const threads = commentsModel.threaded(viewer, post, includeModerated);
    if (threads) await ask.comments((page) => ask.call(comments.threaded, { ...input, ...page }), threads);
    else await ask.hidden(comments.threaded, input);
  }
}

async function checkComment({ ask, viewer, commentsModel }: Check, comment: ModelComment): Promise<void> {
  const { id } = comment;
  const count = commentsModel.repliesCount(viewer, comment);
  if (count) expect(await ask.call(comments.repliesCount, { id })).toEqual(count);
  else await ask.hidden(comments.repliesCount, { id });
  for (const includeModerated of [false, true]) {
    const input = { id, includeModerated };
    const expected = commentsModel.get(viewer, comment, includeModerated);
    if (expected) expect(await ask.call(comments.get, input)).toMatchObject(expected);
    else await ask.hidden(comments.get, input);
    const replies = commentsModel.replies(viewer, comment, includeModerated);
    if (replies) await ask.comments((page) => ask.call(comments.replies, { ...input, ...page }), replies);
    else await ask.hidden(comments.replies, input);
  }
}

/** Makes every reading call as one viewer and compares the answers with the model. Returns the number of calls. */
export async function checkReads(
  api: Api,
  community: Community,
  viewer: Viewer,
  look: Look,
): Promise<number> {
  const model = createModel(community);
  const commentsModel = createCommentsModel(community, model);
  const ask = createAsker(api, viewer === null ? undefined : community.people[viewer], look.limit);
  const notificationsModel = createNotificationsModel(community, model, commentsModel);
  const moderationModel = createModerationModel(community, notificationsModel);
  const check = { ask, viewer, look, community, model, commentsModel, notificationsModel, moderationModel };
  const somePeople = someOf([...community.people.keys()], look.at, 2);
  const somePosts = someOf(community.posts, look.at, 3);
  await Promise.all([
    checkLists(check),
    checkOwnLists(check),
    checkNotifications(check),
    checkQueue(check),
    checkResolutions(check, { people: somePeople, posts: somePosts }),
    ...somePeople.map((person) => checkPerson(check, person)),
    ...somePosts.map((post) => checkPost(check, post)),
    ...someOf(community.comments, look.at, 3).map((comment) => checkComment(check, comment)),
  ]);
  return ask.calls();
}
