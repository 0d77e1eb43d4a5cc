import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { createAskAi } from './ask-ai.ts';

const { posts } = contract;
const exam = 'I am so scared of failing my chemistry exam next week';
const flat = 'My landlord wants me out of the flat';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([
  [
    'made private',
    (as: Member, id: string) => api.call(posts.update, { as, input: { id, privacyLevel: 'private' } }),
  ],
  [
    'rewritten',
    (as: Member, id: string) => api.call(posts.update, { as, input: { id, shortContent: 'I take it back' } }),
  ],
  ['deleted', (as: Member, id: string) => api.call(posts.remove, { as, input: { id } })],
] as const)(
  'an AI provider is not sent the words of a post that was %s while it read another one',
  async (_, take) => {
    await api.pool.query('delete from posts');
    const as = await api.aMember({ createdAt: new Date(0) });
    const share = (shortContent: string) =>
      api.call(posts.create, {
        as,
        input: { shortContent, worryPrompt: 'I worry that …', privacyLevel: 'public' },
      });
    const { id } = await share(exam);
    await share(flat);
    const sent: string[] = [];
    const read = async (text: string) => {
      sent.push(text);
      if (sent.length === 1) await take(as, id);
      return {
        category: 'health' as const,
        sentiment: 0,
        confidence: 1,
        keywords: [],
        danger: false,
        hostile: false,
      };
    };
    await createAskAi({ ...api.services, ai: { read } })();
    expect(sent[0]).toBe(flat);
    expect(sent).not.toContain(exam);
  },
);
