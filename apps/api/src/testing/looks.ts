import { contract } from '@halved/shared/contract';
import { privacyLevels } from '@halved/shared/contract/scalars';
import fc from 'fast-check';
import { expect } from 'vitest';
import { textOf } from '../modules/notifications/text.ts';
import { type Asker, createAsker } from './asker.ts';
import { type Community, categories, type Remark, texts, type Viewer, type Worry } from './community.ts';
import type { Api } from './harness.ts';
import { createJudgedModel, type JudgedModel } from './judged-model.ts';
import { createModel, falling, type Model } from './model.ts';
import { createRemarksModel, type RemarksModel } from './remarks-model.ts';
import { lookAtResolved } from './resolved-model.ts';
import { createToldModel, type ToldModel } from './told-model.ts';

const { comments, community: people, dashboard, likes, moderation, notifications, posts, users } = contract;

/** How a viewer's lists are filtered and paged, and the person, post and comment to begin with. */
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

interface Ground {
  ask: Asker;
  viewer: Viewer;
  look: Look;
  community: Community;
  model: Model;
  talk: RemarksModel;
  told: ToldModel;
  judged: JudgedModel;
}

/** So many items of a list from a position on, going round at its end. */
const several = <Item>(list: Item[], from: number, most: number): Item[] => {
  const start = from % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)].slice(0, most);
};

async function lookAtLists({ ask, viewer, look: { filter }, model }: Ground): Promise<void> {
  const shown = (list: Worry[]) => list.map((worry) => model.worry(viewer, worry));
  await ask.posts((page) => ask.call(posts.list, { ...filter, ...page }), shown(model.list(viewer, filter)));
  await ask.posts((page) => ask.call(posts.discovery, page), shown(model.discovery(viewer)));
}

async function lookAtOwn({ ask, viewer, community, model, look }: Ground): Promise<void> {
  if (viewer === null) return;
  const shown = (list: Worry[]) => list.map((worry) => model.worry(viewer, worry));
  const userId = community.people[viewer]?.id ?? '';
  await ask.posts((page) => ask.call(posts.personalized, page), shown(model.personalized(viewer)));
  await ask.posts((page) => ask.call(likes.byUser, { userId, ...page }), shown(model.liked(viewer)));
  await ask.users((page) => ask.call(users.blocked, page), model.blocked(viewer));
  const { stats, recent } = model.dashboard(viewer);
  const all = await ask.call(dashboard.get);
  expect(all.stats).toEqual(stats);
  expect(all.recentWorries.map(({ id }) => id)).toEqual(recent.slice(0, 5));
  expect(await ask.call(dashboard.stats)).toEqual(stats);
  const { recentWorries } = await ask.call(dashboard.recentWorries, { limit: look.limit });
  expect(recentWorries.map(({ id }) => id)).toEqual(recent.slice(0, look.limit));
}

/** Only moderators get the queue; each sees the reporters of an item, and no items of their own. */
async function lookAtQueue({ ask, viewer, community, model, judged }: Ground): Promise<void> {
  if (!model.isModerator(viewer)) return;
  const username = (number: number) => community.people[number]?.username ?? '';
  const expected = judged.waiting().map(({ id, author, moderationStatus, reporters }) => ({
    id,
    moderationStatus,
    reporters: [...reporters].map((reporter) => (author === viewer ? undefined : username(reporter))).sort(),
  }));
  const { items, total, counts } = await ask.call(moderation.queue, { limit: 100 });
  const found = items.map(({ id, status, reports }) => ({
    id,
    moderationStatus: status,
    reporters: reports.map(({ reporter }) => reporter?.username).sort(),
  }));
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(found.sort(byId)).toEqual(expected.sort(byId));
  expect({ total, all: counts.all }).toEqual({ total: expected.length, all: expected.length });
}

interface Place {
  worry: Worry | null;
  remark: Remark | null;
  /** Null where the subject is no member either. */
  member: string | null;
}

const linkTo = ({ worry, remark, member }: Place): string | null => {
  if (worry) return `/posts/${worry.id}${remark ? `#comment-${remark.id}` : ''}`;
  return member === null ? null : `/profile/${member}`;
};

/** The viewer's notifications, and the members list. Nobody was active, so the newest members are first. */
async function lookAtTold({ ask, viewer, community, model, told }: Ground): Promise<void> {
  if (viewer === null) return;
  const met = told.found(viewer).flatMap((found) => found.met ?? []);
  const username = (number: number) => community.people[number]?.username ?? '';
  const shown = met.map(({ kind, isRead, worry, actors, latest, remark }) => ({
    ...textOf('en', {
      kind,
      actors,
      username: latest === null ? null : username(latest),
      displayName: null,
    }),
    link: linkTo({
      worry,
      remark,
      member: actors > 1 ? `${username(viewer)}/followers` : latest === null ? null : username(latest),
    }),
    isRead,
  }));
  await ask.notifications((page) => ask.call(notifications.list, page), shown);
  const unreadCount = met.filter(({ isRead }) => !isRead).length;
  expect(await ask.call(notifications.list, { limit: 1 })).toMatchObject({ unreadCount });
  const { openWorries } = model.dashboard(viewer);
  expect(await ask.call(notifications.context)).toMatchObject({ unreadCount, openWorries });
  const members = community.people.filter((_, number) => !model.apart(viewer, number));
  await ask.users(
    async (page) => {
      const { members: found, ...rest } = await ask.call(people.members, page);
      return { users: found, ...rest };
    },
    members.toSorted(falling(() => 0)),
  );
}

async function lookAtPerson(ground: Ground, person: number): Promise<void> {
  const { ask, viewer, look, community, model } = ground;
  const userId = community.people[person]?.id ?? '';
  const named = { username: `PERSON_${person}` };
  const theirs = model.byUser(viewer, person, look.filter);
  if (theirs) {
    const shown = theirs.map((worry) => model.worry(viewer, worry));
    await ask.posts((page) => ask.call(posts.byUser, { userId, ...look.filter, ...page }), shown);
  } else await ask.hidden(posts.byUser, { userId });
  const profile = model.profile(viewer, person);
  if (profile) expect(await ask.call(users.profile, named)).toMatchObject(profile);
  else await ask.hidden(users.profile, named);
  const [followers, following] = [model.followers(viewer, person), model.following(viewer, person)];
  if (followers) await ask.users((page) => ask.call(users.followers, { ...named, ...page }), followers);
  else await ask.hidden(users.followers, named);
  if (following) await ask.users((page) => ask.call(users.following, { ...named, ...page }), following);
  else await ask.hidden(users.following, named);
}

async function lookAtWorry({ ask, viewer, model, talk }: Ground, worry: Worry): Promise<void> {
  const [byId, postId] = [{ id: worry.id }, { postId: worry.id }];
  if (model.opens(viewer, worry))
    expect(await ask.call(posts.get, byId)).toMatchObject(model.worry(viewer, worry));
  else await ask.hidden(posts.get, byId);
  if (model.sees(viewer, worry))
    expect(await ask.call(likes.stats, postId)).toEqual(model.stats(viewer, worry));
  else await ask.hidden(likes.stats, postId);
  const count = talk.count(viewer, worry);
  if (count) expect(await ask.call(comments.count, postId)).toEqual(count);
  else await ask.hidden(comments.count, postId);
  for (const includeModerated of [false, true]) {
    const input = { ...postId, includeModerated };
    const list = talk.list(viewer, worry, includeModerated);
    if (list) await ask.comments((page) => ask.call(comments.list, { ...input, ...page }), list);
    else await ask.hidden(comments.list, input);
    const threads = talk.threaded(viewer, worry, includeModerated);
    if (threads) await ask.comments((page) => ask.call(comments.threaded, { ...input, ...page }), threads);
    else await ask.hidden(comments.threaded, input);
  }
}

async function lookAtRemark({ ask, viewer, talk }: Ground, remark: Remark): Promise<void> {
  const { id } = remark;
  const count = talk.repliesCount(viewer, remark);
  if (count) expect(await ask.call(comments.repliesCount, { id })).toEqual(count);
  else await ask.hidden(comments.repliesCount, { id });
  for (const includeModerated of [false, true]) {
    const input = { id, includeModerated };
    const one = talk.get(viewer, remark, includeModerated);
    if (one) expect(await ask.call(comments.get, input)).toMatchObject(one);
    else await ask.hidden(comments.get, input);
    const replies = talk.replies(viewer, remark, includeModerated);
    if (replies) await ask.comments((page) => ask.call(comments.replies, { ...input, ...page }), replies);
    else await ask.hidden(comments.replies, input);
  }
}

/** Makes every reading call as one viewer and compares the answers with the model; returns the number of calls. */
export async function lookAround(
  api: Api,
  community: Community,
  viewer: Viewer,
  look: Look,
): Promise<number> {
  const model = createModel(community);
  const talk = createRemarksModel(community, model);
  const ask = createAsker(api, viewer === null ? undefined : community.people[viewer], look.limit);
  const told = createToldModel(community, model, talk);
  const judged = createJudgedModel(community, told);
  const ground = { ask, viewer, look, community, model, talk, told, judged };
  const { worries, remarks } = community;
  const somePeople = several([...community.people.keys()], look.at, 2);
  const someWorries = several(worries, look.at, 3);
  await Promise.all([
    lookAtLists(ground),
    lookAtOwn(ground),
    lookAtTold(ground),
    lookAtQueue(ground),
    lookAtResolved(ground, { people: somePeople, worries: someWorries }),
    ...somePeople.map((person) => lookAtPerson(ground, person)),
    ...someWorries.map((worry) => lookAtWorry(ground, worry)),
    ...several(remarks, look.at, 3).map((remark) => lookAtRemark(ground, remark)),
  ]);
  return ask.calls();
}
