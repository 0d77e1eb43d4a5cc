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

async function helped(by: Member | undefined, outcome: object, worry: object = {}) {
  if (!by) throw new Error('Nobody');
  const of = await api.aPost({ by, category: 'work', ...worry });
  await api.aResolution({ of, resolvedAt: hoursFromNow(-++hours), ...outcome });
  return of;
}

const suggested = async (viewer: Member | undefined = as, input = {}) =>
  (await api.call(suggestions, { as: viewer, input: { postId, ...input } })).suggestions;
const methodsFor = async (viewer?: Member, input = {}) =>
  (await suggested(viewer, input)).map(({ method }) => method);

describe('what helped others', () => {
  it('comes with how often, how well, and a sentence of a story, the most frequent first', async () => {
    const resolutionStory = 'It was a hard year. Then I began to run before work, and the days got lighter.';
    await helped(others[0], { copingMethods: ['Running', 'Sleep'], helpfulnessRating: 5, resolutionStory });
    await helped(others[1], { copingMethods: ['running'], helpfulnessRating: 4 });
    await helped(others[2], { copingMethods: ['Talking'], helpfulnessRating: 2 });
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

  it('with similar worries comes first, however few they are', async () => {
    const words = 'I worry about my exam tomorrow, I cannot sleep and cannot study';
    const category = 'education';
    const exam = await api.aPost({ by: as, category });
    await api.anAnalysis(exam, { words });
    for (const by of others) await helped(by, { copingMethods: ['Of the category'] }, { category });
    const alike = await helped(others[0], { copingMethods: ['Of the like'] }, { category });
    await api.anAnalysis(alike, { words: `${words} either` });
    expect(await suggested(as, { postId: exam.id })).toMatchObject([
      { method: 'Of the like', count: 1 },
      { method: 'Of the category', count: 3 },
    ]);
  });

  it('is shown with a different story for each method while there are enough', async () => {
    await helped(others[0], { copingMethods: ['A', 'B'], resolutionStory: 'One.' });
    await helped(others[1], { copingMethods: ['A', 'B'], resolutionStory: 'Two.' });
    expect((await suggested()).map(({ example }) => example).sort()).toEqual(['One.', 'Two.']);
  });

  it('is shown without stories of worries behind a note', async () => {
    const outcome = { copingMethods: ['Running'], resolutionStory: 'Hard to read.' };
    await helped(others[0], outcome, { sensitive: true });
    expect(await suggested()).toMatchObject([{ method: 'Running', count: 1, example: null }]);
  });

  it('leaves out the reader’s own worries and those of the worry’s author', async () => {
    await helped(as, { copingMethods: ['Mine'] });
    await helped(others[0], { copingMethods: ['Theirs'] });
    expect(await methodsFor()).toEqual(['Theirs']);
    expect(await methodsFor(others[0])).toEqual([]);
    expect(await methodsFor(others[1])).toEqual(['Theirs']);
  });

  it('comes from public worries that the reader sees', async () => {
    const [ben, cleo, dora] = others;
    if (!ben || !cleo || !dora) throw new Error('Nobody');
    await api.follow(ben, as);
    await helped(ben, { copingMethods: ['Of friends'] }, { privacyLevel: 'friends' });
    await helped(ben, { copingMethods: ['Private'] }, { privacyLevel: 'private' });
    await helped(ben, { copingMethods: ['Held'] }, { moderationStatus: 'pending' });
    await helped(ben, { copingMethods: ['Of a family'] }, { category: 'family' });
    await helped(cleo, { copingMethods: ['Blocked'] });
    await helped(dora, { copingMethods: ['Seen'] });
    await api.block(cleo, as);
    expect(await methodsFor()).toEqual(['Seen']);
    const moderator = await api.aMember({ role: 'moderator' });
    expect((await methodsFor(moderator)).sort()).toEqual(['Blocked', 'Seen']);
  });

  it('is for those who see the worry itself', async () => {
    const { id } = await api.aPost({ by: as, privacyLevel: 'private' });
    const asked = { as: others[0], input: { postId: id } };
    expect((await api.refused(suggestions, asked)).code).toBe('NOT_FOUND');
    expect(await suggested(as, { postId: id })).toEqual([]);
  });
});
