import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { analyze, get, categories, updateCounts } = contract.analysis;
const { posts } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const exam = 'I am so scared of failing my chemistry exam next week';
const worryPrompt = 'I worry that …';
const share = (as: Member, input: object = {}) =>
  api.call(posts.create, { as, input: { shortContent: exam, worryPrompt, ...input } });
const read = (as: Member | undefined, postId: string) => api.call(get, { as, input: { postId } });
const refused = async (as: Member | undefined, postId: string) =>
  (await api.refused(get, { as, input: { postId } })).code;

describe('a post', () => {
  it('is analysed when it is shared, and the response has the result', async () => {
    const as = await api.aMember();
    const post = await share(as);
    expect(post).toMatchObject({ category: 'education', language: 'en', support: null });
    const analysis = await read(undefined, post.id);
    expect(analysis).toMatchObject({ category: 'education', language: 'en', similarWorryCount: 0 });
    expect(analysis.sentimentScore).toBeLessThan(0);
    expect(analysis.confidence).toBeGreaterThan(0.35);
    expect(analysis.keywords).toContain('exam');
  });

  it('has its sentiment in steps, so that no value tells others that its writer may be in danger', async () => {
    const as = await api.aMember();
    const shown = [-0.8, -0.8123, -0.3371].map(async (sentimentScore) => {
      const post = await api.aPost({ by: as });
      await api.anAnalysis(post, { sentimentScore });
      return (await read(undefined, post.id)).sentimentScore;
    });
    expect(await Promise.all(shown)).toEqual([-0.8, -0.8, -0.35]);
  });

  it('is analysed without its prompt if the product offers that prompt', async () => {
    const as = await api.aMember();
    const { category } = await share(as, { shortContent: 'Blue.', worryPrompt: 'My boss and my work …' });
    expect(category).toBe('other');
  });

  it('is analysed in the author’s interface language if its few words fit several languages', async () => {
    const as = await api.aMember();
    const input = { shortContent: 'no', worryPrompt };
    const spanish = { as, input, headers: { 'accept-language': 'es' } };
    expect((await api.call(posts.create, spanish)).language).toBe('es');
  });

  it('is analysed again when its words or long text change, and not when anything else changes', async () => {
    const as = await api.aMember();
    const { id } = await share(as);
    const before = await read(as, id);
    await api.call(posts.update, { as, input: { id, sensitive: true } });
    expect(await read(as, id)).toEqual(before);
    await api.call(posts.update, { as, input: { id, shortContent: 'Something else.' } });
    const longContent = 'My landlord raised the rent and I am in debt. I cannot pay my bills this month.';
    const updated = await api.call(posts.setBlog, { as, input: { id, longContent } });
    expect(updated.category).toBe('finances');
    expect(await read(as, id)).toMatchObject({ category: 'finances', language: 'en' });
    expect((await api.call(posts.removeBlog, { as, input: { id } })).category).not.toBe('finances');
  });

  it('that is scheduled is analysed too, and only its author sees the analysis', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const scheduledFor = new Date(Date.now() + hourMs).toISOString();
    const { id } = await share(as, { isScheduled: true, scheduledFor });
    expect((await read(as, id)).category).toBe('education');
    expect(await refused(other, id)).toBe('NOT_FOUND');
  });

  it('shows its analysis only to readers who see the post', async () => {
    const [as, friend, stranger] = [await api.aMember(), await api.aMember(), await api.aMember()];
    await api.follow(as, friend);
    const forFriends = await share(as, { privacyLevel: 'friends' });
    const own = await share(as, { privacyLevel: 'private', shortContent: 'Only mine.' });
    await read(friend, forFriends.id);
    await read(as, own.id);
    for (const viewer of [stranger, undefined])
      expect(await refused(viewer, forFriends.id)).toBe('NOT_FOUND');
    for (const viewer of [friend, stranger, undefined])
      expect(await refused(viewer, own.id)).toBe('NOT_FOUND');
    await api.block(as, friend);
    expect(await refused(friend, forFriends.id)).toBe('NOT_FOUND');
  });

  it('without an analysis gets one when its owner or a moderator requests it', async () => {
    const [by, moderator] = [await api.aMember(), await api.aMember({ role: 'moderator' })];
    const { id } = await api.aPost({ by, shortContent: exam });
    expect(await refused(by, id)).toBe('NOT_FOUND');
    const analysis = await api.call(analyze, { as: by, input: { postId: id } });
    expect(analysis).toMatchObject({ category: 'education', language: 'en' });
    expect((await api.call(posts.get, { input: { id } })).category).toBe('education');
    const { analyzedAt: _, ...again } = await api.call(analyze, { as: moderator, input: { postId: id } });
    expect(analysis).toMatchObject(again);
  });
});

describe('the categories', () => {
  it('count published public posts and no others', async () => {
    const countOf = async () => {
      const { rows } = await api.pool.query('select 1 from users limit 1');
      expect(rows).toHaveLength(1);
      // A member asks, because responses to visitors are cached for a while.
      const response = await api.call(categories, { as: await api.aMember() });
      expect(response.categories.map(({ category }) => category)).toEqual(worryCategories);
      return response.categories.find(({ category }) => category === 'education')?.count ?? 0;
    };
    const before = await countOf();
    const as = await api.aMember();
    await share(as, { privacyLevel: 'private' });
    await share(as, { privacyLevel: 'friends', shortContent: `${exam}!` });
    await share(as, {
      shortContent: `${exam}…`,
      isScheduled: true,
      scheduledFor: new Date(Date.now() + hourMs).toISOString(),
    });
    await api.aPost({ by: as, category: 'education', moderationStatus: 'pending' });
    expect(await countOf()).toBe(before);
    await share(as, { shortContent: `${exam}?` });
    expect(await countOf()).toBe(before + 1);
  });
});

describe('recounting all similar posts', () => {
  it('is possible for an admin, and returns the number of analysed posts', async () => {
    const admin = await api.aMember({ role: 'admin' });
    const { rows } = await api.pool.query<{ count: number }>('select count(*)::int as count from analyses');
    expect(await api.call(updateCounts, { as: admin })).toEqual({ updated: rows[0]?.count });
  });
});
