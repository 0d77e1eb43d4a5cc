import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiReading } from '../services/ai.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { createAskAi } from './ask-ai.ts';

const { analysis, posts } = contract;
const reading: AiReading = {
  category: 'health',
  sentiment: 0,
  confidence: 1,
  keywords: [],
  danger: false,
  hostile: false,
};
const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.pool.query('delete from posts'));
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.stop());

const share = async () => {
  const shortContent = 'I am so scared of failing my chemistry exam next week';
  const input = { shortContent, worryPrompt: 'I worry that …', privacyLevel: 'public' } as const;
  return api.call(posts.create, { as: await api.aMember(), input });
};

describe('an AI provider', () => {
  it('is asked again about a post if the database was away as the reading was to be saved', async () => {
    const { id } = await share();
    const read = vi.fn(async () => reading);
    read.mockImplementationOnce(async () => {
      vi.spyOn(api.pool, 'connect').mockImplementationOnce(() => Promise.reject(refused()));
      return reading;
    });
    const ask = createAskAi({ ...api.services, ai: { read } });
    await expect(ask()).rejects.toThrow('connect');
    await ask();
    const { modelVersion } = await api.call(analysis.get, { input: { postId: id } });
    expect(modelVersion).toContain('+ai');
  });

  it('is not asked again about a post if nothing listens at its address', async () => {
    await share();
    const read = vi.fn(() => Promise.reject(new TypeError('fetch failed', { cause: refused() })));
    const ask = createAskAi({ ...api.services, ai: { read } });
    await ask();
    await ask();
    expect(read).toHaveBeenCalledOnce();
  });
});
