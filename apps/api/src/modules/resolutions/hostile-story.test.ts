import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { words } from '../../testing/moderating.ts';

const { posts, resolutions } = contract;
const hostile = 'You are a disgusting piece of shit, go to hell you fucking idiot';
const exam = 'I am so scared of failing my chemistry exam next week, and of all that comes after it';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([
  ['attacks somebody', hostile],
  ['urges somebody to harm themselves', words.urging],
])(
  'a story that %s holds its post, however often it is sent and whatever the post says',
  async (_, story) => {
    const as = await api.aMember();
    const { id } = await api.call(posts.create, {
      as,
      input: { shortContent: exam, worryPrompt: 'I worry that …', privacyLevel: 'public' },
    });
    const input = { postId: id, copingMethods: ['Sleep'], resolutionStory: story };
    const status = async () => (await api.call(posts.get, { as, input: { id } })).moderationStatus;
    await api.call(resolutions.resolve, { as, input });
    expect(await status()).toBe('pending');
    await api.call(resolutions.update, { as, input: { ...input, helpfulnessRating: 3 } });
    expect(await status()).toBe('pending');
    const longContent = `${exam}. `.repeat(12).trim();
    await api.call(posts.update, { as, input: { id, longContent } });
    expect(await status()).toBe('pending');
    await api.call(resolutions.update, { as, input: { ...input, resolutionStory: 'I passed.' } });
    expect(await status()).toBe('approved');
  },
);
