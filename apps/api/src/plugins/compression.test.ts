import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const author = await api.aMember();
  for (let posts = 0; posts < 3; posts++) await api.aPost({ by: author });
});
afterAll(() => api.stop());

const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('a cached answer to a visitor', () => {
  it('is compressed for a client that accepts gzip, with a tag of its own', async () => {
    const plain = await get('/api/posts');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    const compressed = await get('/api/posts', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': plain.headers['content-type'],
      etag: `W/${plain.headers.etag}`,
    });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each([
    ['gzip;q=0', undefined],
    ['br, gzip;q=0.5', 'gzip'],
    ['x-gzip', undefined],
  ])('has the encoding that %s asks for', async (accepted, encoding) => {
    const { headers } = await get('/api/posts', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('is not sent again if the client has its compressed bytes', async () => {
    const { headers } = await get('/api/posts', { 'accept-encoding': 'gzip' });
    const tag = String(headers.etag);
    const again = await get('/api/posts', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.headers.etag).toBe(tag);
    expect(again.headers['content-encoding']).toBeUndefined();
  });
});

it('an answer to a member is not compressed, however long it is', async () => {
  const { token } = await api.aMember();
  const { headers, rawPayload } = await get('/api/posts', {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip',
  });
  expect(rawPayload.length).toBeGreaterThan(1_400);
  expect(headers['content-encoding']).toBeUndefined();
});

it('a short answer to a visitor is not compressed', async () => {
  const { headers, statusCode } = await get('/api/posts?query=unwritten', { 'accept-encoding': 'gzip' });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
});
