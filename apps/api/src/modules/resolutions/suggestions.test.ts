import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { suggestions } = contract.resolutions;

let api: Api;
let as: Member;
let others: Member[];
let postId: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  as = await api.aMember();
  others = await Promise.all(Array.from({ length: 3 }, () => api.aMember()));
  postId = (await api.aPost({ by: as, category: 'work' })).id;
});
afterAll(() => api.stop());

let hours = 0;

async function aResolvedPost(by: Member | undefined, outcome: object, columns: object = {}) {
  if (!by) throw new Error('Nobody');
  const of = await api.aPost({ by, category: 'work', ...columns });
  await api.aResolution({ of, resolvedAt: hoursFromNow(-++hours), ...outcome });
  return of;
}

const suggested = async (viewer: Member | undefined = as, input = {}) =>
  (await api.call(suggestions, { as: viewer, input: { postId, ...input } })).suggestions;
const methodsFor = async (viewer?: Member, input = {}) =>
  (await suggested(viewer, input)).map(({ method }) => method);

describe('the suggestions for a post', () => {
  it('are methods with their count, their rating and a story, the most frequent first', async () => {
    const resolutionStory = 'It was a hard year. Then I began to run before work, and the days got lighter.';
    await aResolvedPost(others[0], {
      copingMethods: ['Running', 'Sleep'],
      helpfulnessRating: 5,
      resolutionStory,
    });
    await aResolvedPost(others[1], { copingMethods: ['running'], helpfulnessRating: 4 });
    await aResolvedPost(others[2], { copingMethods: ['Talking'], helpfulnessRating: 2 });
    expect(await suggested()).toEqual([
      {
        method: expect.stringMatching(/^running$/i),
        count: 2,
        averageHelpfulness: 4.5,
        example: resolutionStory,
      },
      { method: 'Sleep', count: 1, averageHelpfulness: 5, example: resolutionStory },
      { method: 'Talking', count: 1, averageHelpfulness: 2, example: null },
    ]);
    expect(await methodsFor(as, { limit: 1 })).toHaveLength(1);
  });

  it('begin with the methods of similar posts, however few these are', async () => {
    const words = 'I worry about my exam tomorrow, I cannot sleep and cannot study';
    const category = 'education';
    const exam = await api.aPost({ by: as, category });
    await api.anAnalysis(exam, { words });
    for (const by of others) await aResolvedPost(by, { copingMethods: ['Of the category'] }, { category });
    const similar = await aResolvedPost(others[0], { copingMethods: ['Of the like'] }, { category });
    await api.anAnalysis(similar, { words: `${words} either` });
    expect(await suggested(as, { postId: exam.id })).toMatchObject([
      { method: 'Of the like', count: 1 },
      { method: 'Of the category', count: 3 },
    ]);
  });

  it('have a different story for each method while there are enough', async () => {
    await aResolvedPost(others[0], { copingMethods: ['A', 'B'], resolutionStory: 'One.' });
    await aResolvedPost(others[1], { copingMethods: ['A', 'B'], resolutionStory: 'Two.' });
    expect((await suggested()).map(({ example }) => example).sort()).toEqual(['One.', 'Two.']);
  });

  it('have no stories of sensitive posts', async () => {
    const outcome = { copingMethods: ['Running'], resolutionStory: 'Hard to read.' };
    await aResolvedPost(others[0], outcome, { sensitive: true });
    expect(await suggested()).toMatchObject([{ method: 'Running', count: 1, example: null }]);
  });

  it('leave out the methods of the reader and of the post’s author', async () => {
    await aResolvedPost(as, { copingMethods: ['Mine'] });
    await aResolvedPost(others[0], { copingMethods: ['Theirs'] });
    expect(await methodsFor()).toEqual(['Theirs']);
    expect(await methodsFor(others[0])).toEqual([]);
    expect(await methodsFor(others[1])).toEqual(['Theirs']);
  });

  it('come from public posts that the reader sees', async () => {
    const [ben, cleo, dora] = others;
    if (!ben || !cleo || !dora) throw new Error('Nobody');
    await api.follow(ben, as);
    await aResolvedPost(ben, { copingMethods: ['Of friends'] }, { privacyLevel: 'friends' });
    await aResolvedPost(ben, { copingMethods: ['Private'] }, { privacyLevel: 'private' });
    await aResolvedPost(ben, { copingMethods: ['Held'] }, { moderationStatus: 'pending' });
    await aResolvedPost(ben, { copingMethods: ['Of a family'] }, { category: 'family' });
    await aResolvedPost(cleo, { copingMethods: ['Blocked'] });
    await aResolvedPost(dora, { copingMethods: ['Seen'] });
    await api.block(cleo, as);
    expect(await methodsFor()).toEqual(['Seen']);
    const moderator = await api.aMember({ role: 'moderator' });
    expect((await methodsFor(moderator)).sort()).toEqual(['Blocked', 'Seen']);
  });

  it('are only for readers who see the post', async () => {
    const { id } = await api.aPost({ by: as, privacyLevel: 'private' });
    const call = { as: others[0], input: { postId: id } };
    expect((await api.refused(suggestions, call)).code).toBe('NOT_FOUND');
    expect(await suggested(as, { postId: id })).toEqual([]);
  });
});
