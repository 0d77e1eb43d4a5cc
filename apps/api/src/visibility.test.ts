import { contract } from '@halved/shared/contract';
import type { Post, PostPage } from '@halved/shared/contract/posts';
import { privacyLevels } from '@halved/shared/contract/scalars';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from './testing/clock.ts';
import { type Community, categories, communities, plant, texts, type Worry } from './testing/community.ts';
import { type Api, startApi } from './testing/harness.ts';
import { createModel, type Filter, type Viewer } from './testing/model.ts';

const { posts, likes, users } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const filters = fc.record(
  {
    privacyLevel: fc.constantFrom('all' as const, ...privacyLevels),
    includeScheduled: fc.boolean(),
    category: fc.constantFrom(...categories),
    query: fc.constantFrom('SURE', '%', '_', '\\', 'ängste', ...texts),
  },
  { requiredKeys: [] },
);

type Page = (paging: { limit: number; cursor?: string; offset?: number }) => Promise<PostPage>;

/** Reads a list to its end by its cursors, and again by offset; both must be the same. */
async function walk(page: Page, limit: number): Promise<Post[]> {
  const byCursor: Post[] = [];
  let cursor: string | null | undefined;
  do {
    const got: PostPage = await page({ limit, ...(cursor && { cursor }) });
    expect(got.posts.length).toBeLessThanOrEqual(limit);
    expect(got.hasMore).toBe(got.nextCursor !== null);
    byCursor.push(...got.posts);
    cursor = got.nextCursor;
    if (!cursor) expect(got.total).toBe(byCursor.length);
  } while (cursor);
  const offset = Math.min(limit, byCursor.length);
  const { posts: rest } = await page({ limit: 100, offset });
  expect(rest).toEqual(byCursor.slice(offset));
  return byCursor;
}

/** Everything that one viewer may ask, compared with the model. */
async function compare(community: Community, viewer: Viewer, filter: Filter, limit: number, pick: number) {
  const model = createModel(community);
  const { people, worries } = community;
  const as = viewer === null ? undefined : people[viewer];
  const person = pick % people.length;
  const userId = people[person]?.id ?? '';
  const shown = (list: Worry[]) =>
    list.map((worry) => ({ id: worry.id, ...model.stats(viewer, worry), userId: people[worry.author]?.id }));
  const expectList = async (page: Page, expected: Worry[]) => {
    const got = await walk(page, limit);
    const seen = got.map(({ id, likesCount, isLiked, userId: by }) => ({
      id,
      likesCount,
      isLiked,
      userId: by,
    }));
    expect(seen).toEqual(shown(expected));
  };
  const one = worries[pick % worries.length];
  const profile = model.profile(viewer, person);
  const theirs = model.byUser(viewer, person, filter);

  await Promise.all([
    expectList(
      (paging) => api.call(posts.list, { as, input: { ...filter, ...paging } }),
      model.list(viewer, filter),
    ),
    theirs
      ? expectList(
          (paging) => api.call(posts.byUser, { as, input: { userId, ...filter, ...paging } }),
          theirs,
        )
      : expectHidden(api.refused(posts.byUser, { as, input: { userId, ...filter } })),
    expectList((input) => api.call(posts.discovery, { as, input }), model.discovery(viewer)),
    profile
      ? expect(
          api.call(users.profile, { as, input: { username: `PERSON_${person}` } }),
        ).resolves.toMatchObject(profile)
      : expectHidden(api.refused(users.profile, { as, input: { username: `person_${person}` } })),
    one && expectOne(viewer, as, one, model),
  ]);
  if (viewer === null || !as) return;
  await Promise.all([
    expectList((input) => api.call(posts.personalized, { as, input }), model.personalized(viewer)),
    expectList(
      (paging) => api.call(likes.byUser, { as, input: { userId: as.id, ...paging } }),
      model.liked(viewer),
    ),
  ]);
  if (one) await expectLiking(viewer, as, one, model);
}

type Model = ReturnType<typeof createModel>;
type Caller = { token: string } | undefined;

async function expectHidden(refusal: ReturnType<Api['refused']>) {
  expect((await refusal).code).toBe('NOT_FOUND');
}

async function expectOne(viewer: Viewer, as: Caller, worry: Worry, model: Model) {
  const [byId, byPostId] = [{ id: worry.id }, { postId: worry.id }];
  const stats = model.stats(viewer, worry);
  if (model.opens(viewer, worry))
    expect(await api.call(posts.get, { as, input: byId })).toMatchObject({ id: worry.id, ...stats });
  else await expectHidden(api.refused(posts.get, { as, input: byId }));
  if (!model.sees(viewer, worry)) {
    await expectHidden(api.refused(likes.stats, { as, input: byPostId }));
    return;
  }
  expect(await api.call(likes.stats, { as, input: byPostId })).toEqual(stats);
}

async function expectLiking(viewer: number, as: Caller, worry: Worry, model: Model) {
  const input = { postId: worry.id };
  if (!model.sees(viewer, worry)) {
    for (const row of [likes.like, likes.unlike]) await expectHidden(api.refused(row, { as, input }));
    return;
  }
  worry.likes.set(viewer, worry.likes.get(viewer) ?? new Date());
  expect(await api.call(likes.like, { as, input })).toEqual(model.stats(viewer, worry));
  worry.likes.delete(viewer);
  expect(await api.call(likes.unlike, { as, input })).toEqual(model.stats(viewer, worry));
}

describe('in any small community', () => {
  it('everyone sees over every call exactly what the contract lets them see', async () => {
    const views = fc.array(fc.tuple(fc.nat(6), filters, fc.integer({ min: 1, max: 5 }), fc.nat(40)), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(communities, views, async (plan, looks) => {
        const community = await plant(api, plan);
        for (const [number, filter, limit, pick] of looks) {
          // Visitors' answers are kept for a second.
          await letPass(2_000);
          const viewer = number < community.people.length ? number : null;
          await compare(community, viewer, filter, limit, pick);
        }
      }),
      { numRuns: 250 },
    );
  }, 120_000);
});
