import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { recountAllWhereAsked } from './count-similar.ts';

const { similar, get, updateCounts } = contract.analysis;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

// Every test sees only the posts that it creates.
beforeEach(() => api.pool.query('delete from posts'));

/** All about one matter. */
const words = [
  'Will I fail the chemistry examination on Monday?',
  'The chemistry examination on Monday, I will fail it.',
  'Scared to fail my chemistry examination on Monday.',
  'My chemistry examination on Monday. I fail, I know.',
] as const;

type Columns = Omit<Parameters<Api['aPost']>[0], 'by'> & { by?: Member };

async function aWorry(words: string, columns: Columns = {}) {
  const by = columns.by ?? (await api.aMember());
  const { id } = await api.aPost({ ...columns, by, shortContent: words });
  await api.anAnalysis({ id }, { words });
  return { id, by };
}

const likeIt = async (postId: string, as?: Member, limit?: number) =>
  (await api.call(similar, { as, input: { postId, ...(limit && { limit }) } })).similar;
const idsLike = async (postId: string, as?: Member) => (await likeIt(postId, as, 20)).map(({ id }) => id);

describe('similar worries', () => {
  it('come the most alike first, with how alike they are, and as many as are asked for', async () => {
    const { id } = await aWorry(words[0]);
    const same = await aWorry(words[0]);
    const others = [await aWorry(words[1]), await aWorry(words[2])];
    await aWorry('My landlord wants me out of the flat');
    const found = await likeIt(id);
    expect(found[0]).toMatchObject({ id: same.id, shortContent: words[0], anonymousCount: 0 });
    expect(found.map((one) => one.id).sort()).toEqual([same.id, ...others.map((one) => one.id)].sort());
    const likeness = found.map(({ similarity }) => similarity);
    expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
    for (const one of likeness) expect(one >= 0.4 && one <= 1).toBe(true);
    expect(await likeIt(id, undefined, 1)).toHaveLength(1);
  });

  it('are marked if their author put a note before them', async () => {
    const { id } = await aWorry(words[0]);
    const noted = await aWorry(words[1], { sensitive: true });
    const plain = await aWorry(words[2]);
    const notes = (await likeIt(id)).map((one) => [one.id, one.sensitive]);
    expect(Object.fromEntries(notes)).toEqual({ [noted.id]: true, [plain.id]: false });
  });

  it('are published public ones of other authors, whoever asks', async () => {
    const { id, by } = await aWorry(words[0]);
    const friend = await api.aMember();
    await api.follow(friend, by);
    await aWorry(words[1], { by });
    await aWorry(words[1], { by: friend, privacyLevel: 'friends' });
    await aWorry(words[1], { privacyLevel: 'private' });
    await aWorry(words[1], { moderationStatus: 'pending' });
    await aWorry(words[1], { publishedAt: null });
    const moderator = await api.aMember({ role: 'moderator' });
    for (const as of [undefined, by, friend, moderator]) expect(await likeIt(id, as)).toEqual([]);
    const seen = await aWorry(words[2]);
    for (const as of [undefined, by, friend, moderator]) expect(await idsLike(id, as)).toEqual([seen.id]);
  });

  it('are found for the reader’s own private worry', async () => {
    const mine = await aWorry(words[0], { privacyLevel: 'private' });
    const theirs = await aWorry(words[1]);
    expect(await idsLike(mine.id, mine.by)).toEqual([theirs.id]);
    expect(await idsLike(theirs.id, mine.by)).toEqual([]);
    const stranger = await api.aMember();
    expect((await api.refused(similar, { as: stranger, input: { postId: mine.id } })).code).toBe('NOT_FOUND');
  });

  it('are left out across a block, both ways, in the list and in the numbers', async () => {
    const { id } = await aWorry(words[0]);
    const shown = await aWorry(words[1]);
    const people = [];
    for (let n = 0; n < 5; n++) people.push((await aWorry(words[(n % 3) + 1] ?? words[1])).by);
    const [viewer, blocked, blocker] = [await api.aMember(), people[0], people[1]];
    if (!blocked || !blocker) throw new Error('nobody is there');
    const numberFor = async (as?: Member) =>
      (await likeIt(id, as, 20)).find((one) => one.id === shown.id)?.anonymousCount;
    expect(await idsLike(id, viewer)).toHaveLength(6);
    expect(await numberFor(viewer)).toBe(5);
    await api.block(viewer, blocked);
    expect(await idsLike(id, viewer)).toHaveLength(5);
    expect(await numberFor(viewer)).toBe(0);
    await api.block(blocker, viewer);
    expect(await idsLike(id, viewer)).toHaveLength(4);
    expect(await numberFor()).toBe(5);
  });

  it('count people in fives, each person once and the author not at all', async () => {
    const { id } = await aWorry(words[0]);
    const shown = await aWorry(words[1]);
    const numbers = async () =>
      (await likeIt(id, undefined, 20)).find((one) => one.id === shown.id)?.anonymousCount;
    const busy = await api.aMember();
    for (const again of words) await aWorry(again, { by: busy });
    for (const again of words) await aWorry(again, { by: shown.by });
    expect(await numbers()).toBe(0);
    for (let n = 0; n < 3; n++) await aWorry(words[1]);
    expect(await numbers()).toBe(0);
    for (let n = 0; n < 5; n++) await aWorry(words[1]);
    expect(await numbers()).toBe(5);
  });

  it('are none for a worry that is not analysed yet, or has no words', async () => {
    const by = await api.aMember();
    const unread = await api.aPost({ by });
    expect(await likeIt(unread.id)).toEqual([]);
    const wordless = await aWorry('…');
    expect(await likeIt(wordless.id)).toEqual([]);
  });

  it('are counted alike for everybody, when somebody first asks and when a worry is analysed again', async () => {
    const { id, by } = await aWorry(words[0]);
    await aWorry(words[1]);
    await aWorry(words[1], { privacyLevel: 'private' });
    await aWorry(words[2], { by });
    const count = async (as?: Member) =>
      (await api.call(get, { as, input: { postId: id } })).similarWorryCount;
    expect(await count(by)).toBe(1);
    expect(await count()).toBe(1);
    await aWorry(words[3]);
    expect(await count()).toBe(1);
    const again = await api.call(contract.analysis.analyze, { as: by, input: { postId: id } });
    expect(again.similarWorryCount).toBe(2);
  });

  it('are counted again in the background, once for each request of an admin', async () => {
    const { id } = await aWorry(words[0]);
    const count = async () => (await api.call(get, { input: { postId: id } })).similarWorryCount;
    expect(await count()).toBe(0);
    await aWorry(words[1]);
    expect(await api.call(updateCounts, { as: await api.aMember({ role: 'admin' }) })).toEqual({
      updated: 2,
    });
    expect(await count()).toBe(0);
    expect(await recountAllWhereAsked(api.services, async () => true)).toBe(2);
    expect(await count()).toBe(1);
    expect(await recountAllWhereAsked(api.services, async () => true)).toBe(0);
  });
});
