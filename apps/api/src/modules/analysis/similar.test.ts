import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { recountAll } from './count-similar.ts';

const { similar, get, updateCounts } = contract.analysis;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

// Every test sees only the posts that it creates.
beforeEach(() => api.pool.query('delete from posts'));

/** Texts about the same matter. */
const words = [
  'Will I fail the chemistry examination on Monday?',
  'The chemistry examination on Monday, I will fail it.',
  'Scared to fail my chemistry examination on Monday.',
  'My chemistry examination on Monday. I fail, I know.',
] as const;

type Columns = Omit<Parameters<Api['aPost']>[0], 'by'> & { by?: Member };

async function anAnalyzedPost(words: string, columns: Columns = {}) {
  const by = columns.by ?? (await api.aMember());
  const { id } = await api.aPost({ ...columns, by, shortContent: words });
  await api.anAnalysis({ id }, { words });
  return { id, by };
}

const similarTo = async (postId: string, as?: Member, limit?: number) =>
  (await api.call(similar, { as, input: { postId, ...(limit && { limit }) } })).similar;
const similarIds = async (postId: string, as?: Member) =>
  (await similarTo(postId, as, 20)).map(({ id }) => id);

describe('similar posts', () => {
  it('are listed with their similarity, the most similar first, up to the requested number', async () => {
    const { id } = await anAnalyzedPost(words[0]);
    const same = await anAnalyzedPost(words[0]);
    const others = [await anAnalyzedPost(words[1]), await anAnalyzedPost(words[2])];
    await anAnalyzedPost('My landlord wants me out of the flat');
    const results = await similarTo(id);
    expect(results[0]).toMatchObject({ id: same.id, shortContent: words[0], anonymousCount: 0 });
    expect(results.map((post) => post.id).sort()).toEqual([same.id, ...others.map((post) => post.id)].sort());
    const similarities = results.map(({ similarity }) => similarity);
    expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
    for (const similarity of similarities) expect(similarity >= 0.4 && similarity <= 1).toBe(true);
    expect(await similarTo(id, undefined, 1)).toHaveLength(1);
  });

  it('are at most twenty, and a larger limit is refused with that number', async () => {
    const { id } = await anAnalyzedPost(words[0]);
    const { statusCode, body } = await api.inject({ url: `/api/analysis/posts/${id}/similar?limit=21` });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error.details).toEqual([
      { path: 'limit', message: 'The limit must be a whole number from 1 to 20' },
    ]);
  });

  it('are marked if they are sensitive', async () => {
    const { id } = await anAnalyzedPost(words[0]);
    const sensitive = await anAnalyzedPost(words[1], { sensitive: true });
    const plain = await anAnalyzedPost(words[2]);
    const sensitivity = (await similarTo(id)).map((post) => [post.id, post.sensitive]);
    expect(Object.fromEntries(sensitivity)).toEqual({ [sensitive.id]: true, [plain.id]: false });
  });

  it('are published public posts of other authors, for every reader', async () => {
    const { id, by } = await anAnalyzedPost(words[0]);
    const friend = await api.aMember();
    await api.follow(friend, by);
    await anAnalyzedPost(words[1], { by });
    await anAnalyzedPost(words[1], { by: friend, privacyLevel: 'friends' });
    await anAnalyzedPost(words[1], { privacyLevel: 'private' });
    await anAnalyzedPost(words[1], { moderationStatus: 'pending' });
    await anAnalyzedPost(words[1], { publishedAt: null });
    const moderator = await api.aMember({ role: 'moderator' });
    for (const as of [undefined, by, friend, moderator]) expect(await similarTo(id, as)).toEqual([]);
    const visiblePost = await anAnalyzedPost(words[2]);
    for (const as of [undefined, by, friend, moderator])
      expect(await similarIds(id, as)).toEqual([visiblePost.id]);
  });

  it('are found for the reader’s own private post', async () => {
    const mine = await anAnalyzedPost(words[0], { privacyLevel: 'private' });
    const theirs = await anAnalyzedPost(words[1]);
    expect(await similarIds(mine.id, mine.by)).toEqual([theirs.id]);
    expect(await similarIds(theirs.id, mine.by)).toEqual([]);
    const stranger = await api.aMember();
    expect((await api.refused(similar, { as: stranger, input: { postId: mine.id } })).code).toBe('NOT_FOUND');
  });

  it('are left out of the list and the numbers if the reader or the author blocked the other', async () => {
    const { id } = await anAnalyzedPost(words[0]);
    const similarPost = await anAnalyzedPost(words[1]);
    const people = [];
    for (let n = 0; n < 5; n++) people.push((await anAnalyzedPost(words[(n % 3) + 1] ?? words[1])).by);
    const [viewer, blocked, blocker] = [await api.aMember(), people[0], people[1]];
    if (!blocked || !blocker) throw new Error('nobody is there');
    const numberFor = async (as?: Member) =>
      (await similarTo(id, as, 20)).find(({ id: otherId }) => otherId === similarPost.id)?.anonymousCount;
    expect(await similarIds(id, viewer)).toHaveLength(6);
    expect(await numberFor(viewer)).toBe(5);
    await api.block(viewer, blocked);
    expect(await similarIds(id, viewer)).toHaveLength(5);
    expect(await numberFor(viewer)).toBe(0);
    await api.block(blocker, viewer);
    expect(await similarIds(id, viewer)).toHaveLength(4);
    expect(await numberFor()).toBe(5);
  });

  it('show how many other people wrote similar posts, rounded down to a multiple of five', async () => {
    const { id } = await anAnalyzedPost(words[0]);
    const similarPost = await anAnalyzedPost(words[1]);
    const numbers = async () =>
      (await similarTo(id, undefined, 20)).find(({ id: otherId }) => otherId === similarPost.id)
        ?.anonymousCount;
    const busy = await api.aMember();
    for (const text of words) await anAnalyzedPost(text, { by: busy });
    for (const text of words) await anAnalyzedPost(text, { by: similarPost.by });
    expect(await numbers()).toBe(0);
    for (let n = 0; n < 3; n++) await anAnalyzedPost(words[1]);
    expect(await numbers()).toBe(0);
    for (let n = 0; n < 5; n++) await anAnalyzedPost(words[1]);
    expect(await numbers()).toBe(5);
  });

  it('do not exist for a post that is not analysed yet, or has no words', async () => {
    const by = await api.aMember();
    const unread = await api.aPost({ by });
    expect(await similarTo(unread.id)).toEqual([]);
    const wordless = await anAnalyzedPost('…');
    expect(await similarTo(wordless.id)).toEqual([]);
  });

  it('have one count for everybody, made on the first request and when the post is analysed again', async () => {
    const { id, by } = await anAnalyzedPost(words[0]);
    await anAnalyzedPost(words[1]);
    await anAnalyzedPost(words[1], { privacyLevel: 'private' });
    await anAnalyzedPost(words[2], { by });
    const count = async (as?: Member) =>
      (await api.call(get, { as, input: { postId: id } })).similarWorryCount;
    expect(await count(by)).toBe(1);
    expect(await count()).toBe(1);
    await anAnalyzedPost(words[3]);
    expect(await count()).toBe(1);
    const reanalyzed = await api.call(contract.analysis.analyze, { as: by, input: { postId: id } });
    expect(reanalyzed.similarWorryCount).toBe(2);
  });

  it('are counted again in the background when an admin requests it', async () => {
    const wake = vi.spyOn(api.services.jobs, 'wake');
    const { id } = await anAnalyzedPost(words[0]);
    const count = async () => (await api.call(get, { input: { postId: id } })).similarWorryCount;
    expect(await count()).toBe(0);
    await anAnalyzedPost(words[1]);
    expect(await api.call(updateCounts, { as: await api.aMember({ role: 'admin' }) })).toEqual({
      updated: 2,
    });
    expect(await count()).toBe(0);
    expect(wake).toHaveBeenCalledExactlyOnceWith('recount-similar');
    expect(await recountAll(api.db, async () => true)).toBe(2);
    expect(await count()).toBe(1);
  });
});
