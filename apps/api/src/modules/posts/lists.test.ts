import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, byUser, personalized, discovery, prompts } = contract.posts;

let api: Api;
let owner: Member;
let reader: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  // Responses to visitors are cached for a second.
  await letPass(2_000);
  [owner, reader] = [await api.aMember(), await api.aMember()];
});
afterAll(() => api.stop());

const idsOf = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);

/** Creates `count` public posts, an hour apart. Returns their ids, the newest first. */
async function publicPosts(count: number, by = owner): Promise<string[]> {
  const ids: string[] = [];
  for (let hours = 1; hours <= count; hours++) {
    ids.push((await api.aPost({ by, publishedAt: hoursFromNow(-hours) })).id);
  }
  return ids;
}

describe('a list', () => {
  it('of posts continues where the previous page ended, even if posts are shared and deleted meanwhile', async () => {
    const ids = await publicPosts(5);
    const first = await api.call(list, { input: { limit: 2 } });
    await api.aPost({ by: reader });
    await api.call(contract.posts.remove, { as: owner, input: { id: ids[1] ?? '' } });
    const second = await api.call(list, { input: { limit: 2, cursor: first.nextCursor ?? '' } });
    const third = await api.call(list, { input: { limit: 2, cursor: second.nextCursor ?? '' } });
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids);
    expect(third).toMatchObject({ hasMore: false, nextCursor: null });
  });

  it('shows each post once if several were shared at the same moment', async () => {
    const publishedAt = hoursFromNow(-1);
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await api.aPost({ by: owner, publishedAt })).id);
    const first = await api.call(list, { input: { limit: 3 } });
    const rest = await api.call(list, { input: { limit: 3, cursor: first.nextCursor ?? '' } });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(ids.sort().reverse());
  });

  it('counts exactly up to 1,000 posts, and no further', async () => {
    const fill = (count: number) =>
      api.pool.query(
        `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
         select gen_random_uuid(), $1, 'x', 'y', 'public', now() - n * interval '1 minute' from generate_series(1, $2) n`,
        [owner.id, count],
      );
    await fill(999);
    expect((await api.call(list, { as: reader, input: { limit: 1 } })).total).toBe(999);
    await fill(6);
    expect(await api.call(list, { as: reader, input: { limit: 1 } })).toMatchObject({
      total: 1_000,
      hasMore: true,
    });
    const last = await api.call(list, { as: reader, input: { limit: 100, offset: 1_000 } });
    expect(last.posts).toHaveLength(5);
    expect(last).toMatchObject({ total: 1_000, hasMore: false });
    expect(idsOf(await api.call(list, { as: reader, input: { offset: 2_000 } }))).toEqual([]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '-1'],
    ['limit', '2.5'],
    ['limit', 'many'],
    ['limit', ''],
    ['offset', '-1'],
    ['offset', '1e3'],
    ['privacyLevel', 'secret'],
    ['includeScheduled', 'yes'],
    ['query', 'x'.repeat(201)],
    ['query', 'a%00b'],
    ['category', 'x'.repeat(41)],
  ])('rejects %s=%s and names the parameter', async (name, value) => {
    const response = await api.inject({ url: `/api/posts?${name}=${value}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details).toMatchObject([{ path: name }]);
  });

  it('of posts rejects every cursor that it did not create', async () => {
    await publicPosts(3);
    const { nextCursor } = await api.call(list, { input: { limit: 1 } });
    const ranked = await api.call(discovery, { input: { limit: 1 } });
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    for (const cursor of [
      '',
      'x',
      `${nextCursor}`.slice(0, -4),
      encoded(`n 1 ${owner.id.slice(1)}`),
      encoded(`n -1 ${owner.id}`),
      encoded(`n 1e300 ${owner.id}`),
      encoded(`n '; ${owner.id}`),
      encoded(`n ${owner.id}`),
      ranked.nextCursor ?? '',
    ]) {
      const { details } = await api.refused(list, { input: { cursor } });
      expect(details, cursor).toEqual({ cursor: 'This place in the list is not known' });
    }
    const other = await api.refused(discovery, { input: { cursor: nextCursor ?? '' } });
    expect(other.details).toEqual({ cursor: 'This place in the list is not known' });
  });

  it('finds words anywhere in a post, ignores case, and takes wildcards literally', async () => {
    const { id } = await api.aPost({ by: owner, shortContent: 'ПЕРЕЕЗД: 100%_sure \\o/' });
    await api.aPost({ by: owner, shortContent: 'another' });
    for (const query of ['переезд', ' 100% ', '%_S', '\\o', '_sure']) {
      expect(idsOf(await api.call(list, { input: { query } })), query).toEqual([id]);
    }
    for (const query of ['1_0', '%переезд', 'su%re']) {
      expect(idsOf(await api.call(list, { input: { query } })), query).toEqual([]);
    }
  });

  it('finds words in a text of more bytes than the index of searches holds, for those who see it', async () => {
    const shortContent = `ANFANG ${'👩‍👩‍👧‍👦'.repeat(200)} UMZUG`;
    expect(Buffer.byteLength(shortContent)).toBeGreaterThan(2_000);
    const { id } = await api.aPost({ by: owner, shortContent });
    const hidden = await api.aPost({ by: owner, shortContent, privacyLevel: 'private' });
    const held = await api.aPost({ by: owner, shortContent, moderationStatus: 'pending' });
    for (const query of ['anfang', 'umzug']) {
      expect(idsOf(await api.call(list, { as: reader, input: { query } }))).toEqual([id]);
    }
    expect(idsOf(await api.call(list, { as: reader, input: { query: 'umzüge' } }))).toEqual([]);
    const own = idsOf(await api.call(list, { as: owner, input: { query: 'umzug' } }));
    expect(own.toSorted()).toEqual([id, hidden.id, held.id].toSorted());
  });

  it('finds the new words of a post after an edit, and the old ones no more', async () => {
    const { id } = await api.aPost({ by: owner, shortContent: 'Der Umzug' });
    await api.call(contract.posts.update, { as: owner, input: { id, shortContent: 'Die PRÜFUNG' } });
    expect(idsOf(await api.call(list, { input: { query: 'prüfung' } }))).toEqual([id]);
    expect(idsOf(await api.call(list, { as: owner, input: { query: 'umzug' } }))).toEqual([]);
  });

  it('shows scheduled posts first, to their owner alone, and only on request', async () => {
    const mine = await api.aPost({ by: reader, publishedAt: null });
    await api.aPost({ by: owner, publishedAt: null });
    const [shared] = await publicPosts(1);
    const idsFor = async (as: Member | undefined, includeScheduled: boolean) =>
      idsOf(await api.call(list, { as, input: { includeScheduled } }));
    expect(await idsFor(reader, true)).toEqual([mine.id, shared]);
    expect(await idsFor(reader, false)).toEqual([shared]);
    expect(await idsFor(undefined, true)).toEqual([shared]);
  });

  it('shows held posts to their owner and to moderators alone', async () => {
    const moderator = await api.aMember({ role: 'moderator' });
    const pending = await api.aPost({
      by: owner,
      moderationStatus: 'pending',
      publishedAt: hoursFromNow(-1),
    });
    const rejected = await api.aPost({
      by: owner,
      moderationStatus: 'rejected',
      publishedAt: hoursFromNow(-2),
    });
    const friends = await api.aPost({ by: owner, moderationStatus: 'flagged', privacyLevel: 'friends' });
    await api.follow(owner, moderator);
    const idsFor = async (as?: Member) => idsOf(await api.call(byUser, { as, input: { userId: owner.id } }));
    expect(await idsFor(owner)).toEqual([friends.id, pending.id, rejected.id]);
    expect(await idsFor(moderator)).toEqual([pending.id, rejected.id]);
    expect(await idsFor(reader)).toEqual([]);
    expect(await idsFor()).toEqual([]);
  });
});

describe('the list of a member’s posts', () => {
  it('is not found for an unknown member, and is empty for a member without posts', async () => {
    const { code } = await api.refused(byUser, { input: { userId: crypto.randomUUID() } });
    expect(code).toBe('NOT_FOUND');
    expect(await api.call(byUser, { input: { userId: owner.id } })).toMatchObject({ posts: [], total: 0 });
  });
});

describe('the Following feed', () => {
  it('has the visible posts of followed members, and none by others', async () => {
    const stranger = await api.aMember();
    await api.follow(reader, owner);
    const [first] = await publicPosts(1);
    await publicPosts(1, stranger);
    await publicPosts(1, reader);
    await api.aPost({ by: owner, privacyLevel: 'friends' });
    expect(idsOf(await api.call(personalized, { as: reader, input: {} }))).toEqual([first]);
    await api.follow(owner, reader);
    expect((await api.call(personalized, { as: reader, input: {} })).total).toBe(2);
  });
});

describe('the prompts', () => {
  it('are in the caller’s language, and there are at least ten', async () => {
    const english = await api.call(prompts);
    const spanish = await api.call(prompts, { headers: { 'accept-language': 'es' } });
    const account = await api.call(prompts, { as: await api.aMember({ language: 'es' }) });
    expect(english.prompts.length).toBeGreaterThanOrEqual(10);
    expect(spanish.prompts.map(({ id }) => id)).toEqual(english.prompts.map(({ id }) => id));
    expect(spanish.prompts[0]?.text).not.toBe(english.prompts[0]?.text);
    expect(account).toEqual(spanish);
  });
});
