import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('caching', () => {
  it('lets a visitor keep an answer and revalidate it by its ETag', async () => {
    await api.aPost({ by: await api.aMember() });
    const first = await get('/api/posts');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^".+"$/),
    });
    for (const varied of ['Authorization', 'Accept-Language', 'Origin']) {
      expect(first.headers.vary).toContain(varied);
    }
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/api/posts', { 'if-none-match': known });
      expect(again.statusCode, known).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await get('/api/posts', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is forbidden for answers to members and for failures', async () => {
    const { token } = await api.aMember();
    const authorization = `Bearer ${token}`;
    for (const url of ['/api/posts', '/api/auth/profile', '/api/languages/supported', '/api/posts/prompts']) {
      const { headers } = await get(url, { authorization });
      expect(headers['cache-control'], url).toBe('no-store');
      expect(headers.etag, url).toBeUndefined();
    }
    expect((await get('/api/posts/x')).headers['cache-control']).toBe('no-store');
  });

  it('of a visitor’s feed shares nothing with members or other languages', async () => {
    const author = await api.aMember({ language: 'es' });
    const mine = await api.aPost({ by: author, privacyLevel: 'private' });
    const shared = await api.aPost({ by: author });
    await api.like(author, shared);
    await letPass(2_000);
    const asAuthor = await api.call(contract.posts.list, { as: author, input: {} });
    expect(asAuthor.posts.map(({ id }) => id)).toContain(mine.id);
    const visitor = await api.call(contract.posts.list, { input: {} });
    expect(visitor.posts.map(({ id }) => id)).not.toContain(mine.id);
    expect(visitor.posts.every(({ isLiked }) => !isLiked)).toBe(true);
    const again = await api.call(contract.posts.list, { as: author, input: {} });
    expect(again.posts.find(({ id }) => id === shared.id)?.isLiked).toBe(true);
  });

  it('of a visitor’s feed ends within two seconds', async () => {
    const author = await api.aMember();
    const { id } = await api.aPost({ by: author });
    const url = '/api/posts?limit=3';
    expect((await get(url)).body).toContain(id);
    await api.call(contract.posts.remove, { as: author, input: { id } });
    await letPass(2_000);
    expect((await get(url)).body).not.toContain(id);
  });
});
