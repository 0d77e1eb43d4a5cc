import { contract } from '@halved/shared/contract';
import type { OutputOf } from '@halved/shared/contract/operation';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { stories, byUser } = contract.resolutions;

let api: Api;
let ana: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  ana = await api.aMember({ displayName: 'Ana' });
});
afterAll(() => api.stop());

type Page = OutputOf<typeof stories>;
type PostColumns = Parameters<Api['aPost']>[0];

/** Creates a post that was resolved with a story some hours ago. Returns its id. */
async function aStory(hoursAgo: number, { by = ana, ...columns }: Partial<PostColumns> = {}, outcome = {}) {
  const post = await api.aPost({ by, publishedAt: hoursFromNow(-1_000), ...columns });
  await api.aResolution({
    of: post,
    resolvedAt: hoursFromNow(-hoursAgo),
    resolutionStory: 'It went well.',
    ...outcome,
  });
  return post.id;
}

const storiesFor = async (as?: Member, input = {}) =>
  (await api.call(stories, { as, input })).stories.map(({ post }) => post.id);
const resolvedFor = async (as: Member | undefined, of: Member, input = {}) =>
  (await api.call(byUser, { as, input: { userId: of.id, ...input } })).resolutions.map(
    ({ postId }) => postId,
  );

describe('the stories', () => {
  it('are listed with their post, its author and the coping methods, the latest first', async () => {
    const old = await aStory(9);
    const postId = await aStory(2, { category: 'work', shortContent: 'My boss' }, { helpfulnessRating: 5 });
    const page = await api.call(stories);
    expect(page).toMatchObject({ total: 2, hasMore: false, nextCursor: null });
    expect(page.stories.map(({ post }) => post.id)).toEqual([postId, old]);
    const [first] = page.stories;
    expect(first).toEqual({
      id: first?.id,
      copingMethods: ['Talking to a friend'],
      resolutionStory: 'It went well.',
      helpfulnessRating: 5,
      resolvedAt: first?.resolvedAt,
      post: {
        id: postId,
        worryPrompt: 'I worry that …',
        shortContent: 'My boss',
        category: 'work',
        sensitive: false,
      },
      user: { id: ana.id, username: ana.username, displayName: 'Ana', avatarUrl: null },
    });
  });

  it('are those of public, approved posts, for every reader', async () => {
    const [friend, moderator] = [await api.aMember(), await api.aMember({ role: 'moderator' })];
    await api.follow(ana, friend);
    const publicPost = await aStory(1);
    await aStory(2, { privacyLevel: 'friends' });
    await aStory(3, { privacyLevel: 'private' });
    await aStory(4, { moderationStatus: 'pending' });
    await aStory(5, {}, { resolutionStory: null });
    for (const as of [undefined, friend, moderator, ana]) expect(await storiesFor(as)).toEqual([publicPost]);
  });

  it('are hidden if the reader or the author blocked the other', async () => {
    const [ben, cleo] = [await api.aMember(), await api.aMember()];
    await aStory(1);
    await api.block(ben, ana);
    await api.block(ana, cleo);
    for (const as of [ben, cleo]) {
      expect(await storiesFor(as)).toEqual([]);
      expect(await storiesFor(as, { query: 'well' })).toEqual([]);
    }
  });

  it('are found with an apostrophe of any keyboard', async () => {
    const curly = await aStory(1, { shortContent: 'I can’t sleep' });
    const straight = await aStory(2, {}, { resolutionStory: "I couldn't sleep, now I can't wait" });
    for (const query of ["can't", 'can’t']) {
      expect(await storiesFor(undefined, { query })).toEqual([curly, straight]);
    }
  });

  it('are filtered by category, and by words in the post, the story or the methods, ignoring case', async () => {
    const work = await aStory(1, { category: 'work', shortContent: 'Überstunden' });
    const family = await aStory(2, { category: 'family' }, { resolutionStory: 'Wir haben ÜBERLEGT.' });
    const health = await aStory(
      3,
      { category: 'health' },
      { copingMethods: ['Running', 'Üben, 100% ruhig'] },
    );
    expect(await storiesFor(undefined, { category: 'family' })).toEqual([family]);
    expect(await storiesFor(undefined, { query: ' über ' })).toEqual([work, family]);
    expect(await storiesFor(undefined, { query: '100%' })).toEqual([health]);
    expect(await storiesFor(undefined, { query: 'running üben' })).toEqual([]);
    expect(await storiesFor(undefined, { query: 'ÜB', category: 'health' })).toEqual([health]);
    expect(await storiesFor(undefined, { query: '' })).toEqual([work, family, health]);
    const { details } = await api.refused(stories, { input: { query: 'x'.repeat(limits.queryMax + 1) } });
    expect(details).toHaveProperty('query');
  });

  it.each([{}, { category: 'work' }, { query: 'well' }, { query: 'well', category: 'work' }] as const)(
    'are paged by cursor and by offset with the filter %o',
    async (filter) => {
      const resolvedAt = hoursFromNow(-5);
      const ids: string[] = [];
      for (let n = 0; n < 7; n++) ids.push(await aStory(5, { category: 'work' }, { resolvedAt }));
      ids.sort().reverse();
      const walked: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const input = { ...filter, limit: 3, ...(cursor && { cursor }) };
        const page: Page = await api.call(stories, { as: ana, input });
        expect(page.total).toBe(7);
        walked.push(...page.stories.map(({ post }) => post.id));
        cursor = page.nextCursor;
      }
      expect(walked).toEqual(ids);
      expect(await storiesFor(ana, { ...filter, limit: 2, offset: 4 })).toEqual(ids.slice(4, 6));
    },
  );

  it('are searched up to a limit for one page, and the next page continues there', async () => {
    await api.pool.query(
      `with made as (
        insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, resolved_at)
        select gen_random_uuid(), $1, 'x', 'y', 'public', now() - interval '1 year', now() - n * interval '1 second'
        from generate_series(1, $2) n returning id, resolved_at
      )
      insert into resolutions (id, post_id, coping_methods, resolution_story, resolved_at)
      select gen_random_uuid(), id, array['Sleep'], 'It passed.', resolved_at from made`,
      [ana.id, limits.stories.lookedThrough],
    );
    const old = await aStory(900);
    const first = await api.call(stories, { input: { query: 'well' } });
    expect(first).toMatchObject({ stories: [], hasMore: true });
    const second = await api.call(stories, { input: { query: 'well', cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ stories: [{ post: { id: old } }], hasMore: false, nextCursor: null });
  });
});

describe('the resolutions of a member’s posts', () => {
  it('are shown to everybody who sees the posts, the latest first, with or without a story', async () => {
    const [friend, stranger] = [await api.aMember(), await api.aMember()];
    const moderator = await api.aMember({ role: 'moderator' });
    await api.follow(ana, friend);
    const open = await aStory(1, {}, { resolutionStory: null });
    const friends = await aStory(2, { privacyLevel: 'friends' });
    const own = await aStory(3, { privacyLevel: 'private' });
    const held = await aStory(4, { moderationStatus: 'pending' });
    await aStory(5, { by: stranger });
    await api.aPost({ by: ana });
    expect(await resolvedFor(ana, ana)).toEqual([open, friends, own, held]);
    expect(await resolvedFor(friend, ana)).toEqual([open, friends]);
    expect(await resolvedFor(stranger, ana)).toEqual([open]);
    expect(await resolvedFor(undefined, ana)).toEqual([open]);
    expect(await resolvedFor(moderator, ana)).toEqual([open, held]);
    expect(await resolvedFor(ana, ana, { limit: 2, offset: 1 })).toEqual([friends, own]);
    const page = await api.call(byUser, { as: ana, input: { userId: ana.id, limit: 3 } });
    expect(page).toMatchObject({ total: 4, hasMore: true });
    expect(await resolvedFor(ana, ana, { cursor: page.nextCursor })).toEqual([held]);
  });

  it('are not found if the member blocked the reader or does not exist', async () => {
    const ben = await api.aMember();
    await aStory(1);
    await api.block(ana, ben);
    const call = { as: ben, input: { userId: ana.id } };
    expect((await api.refused(byUser, call)).code).toBe('NOT_FOUND');
    const nobody = { input: { userId: '01890000-0000-7000-8000-000000000000' } };
    expect((await api.refused(byUser, nobody)).code).toBe('NOT_FOUND');
  });
});
