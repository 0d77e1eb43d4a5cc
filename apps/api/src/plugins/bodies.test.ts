import { limits } from '@halved/shared/limits';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
let member: Member;
let authorization: string;
beforeAll(async () => {
  api = await startApi();
  member = await api.aMember();
  authorization = `Bearer ${member.token}`;
});
afterAll(() => api.stop());

const codeOf = (response: LightMyRequestResponse) => refusalOf(response).code;
const validPost = { shortContent: 'I worry.', worryPrompt: 'I worry that …' };
const json = { 'content-type': 'application/json' };
const post = (payload: string | object | Buffer, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url: '/api/posts', headers: { authorization, ...headers }, payload });

describe('a request body', () => {
  it.each(['{', '{"a":', 'null x', '[1,', "{'a':1}", '\ufeff{"a":1', '"', 'NaN'])(
    'is refused if it is not JSON: %j',
    async (text) => {
      expect(codeOf(await post(text, json))).toBe('MALFORMED_JSON');
    },
  );

  it.each(['7', '"text"', '[]', '[{}]', 'true'])(
    'is refused if it is JSON but not an object: %s',
    async (text) => {
      expect(codeOf(await post(text, json))).toBe('VALIDATION_FAILED');
    },
  );

  it('counts as absent if it is empty, with and without a content type', async () => {
    const { details } = refusalOf(await post('', json));
    expect(details).toEqual({
      shortContent: 'Please share your worry',
      worryPrompt: 'Please select a prompt',
    });
    const bare = await api.inject({ method: 'POST', url: '/api/posts', headers: { authorization } });
    expect(refusalOf(bare).details).toEqual(details);
    const out = await api.inject({
      method: 'DELETE',
      url: `/api/posts/${member.id}`,
      headers: { authorization, ...json },
    });
    expect(codeOf(out)).toBe('NOT_FOUND');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('is refused with the content type %s', async (type) => {
    expect(codeOf(await post('a=b', { 'content-type': type }))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is accepted with a charset in its content type', async () => {
    const response = await post(JSON.stringify(validPost), {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(response.statusCode).toBe(201);
  });

  it('is refused if it is not UTF-8, wherever the wrong byte is', async () => {
    const bytes = Buffer.from(JSON.stringify(validPost));
    for (const position of [0, bytes.indexOf('worry'), bytes.length - 1]) {
      const wrong = Buffer.from(bytes);
      wrong[position] = 0xe9;
      expect(codeOf(await post(wrong, json))).toBe('MALFORMED_JSON');
    }
  });

  it('is refused if it has thousands of unknown fields, with a short response that names twenty', async () => {
    const unknown = Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1]);
    const { details, message } = refusalOf(await post(Object.fromEntries(unknown), json));
    expect(message).toBe('Please check what you entered.');
    expect(Object.keys(details)).toHaveLength(20);
    const endless = await post({ ['x'.repeat(100_000)]: 1 }, json);
    expect(endless.body.length).toBeLessThan(1_000);
  });

  it('is too large above 128 KiB, and is read up to that size', async () => {
    const filled = (bytes: number) => JSON.stringify({ longContent: 'x'.repeat(bytes - 18) });
    expect(codeOf(await post(filled(limits.bodyBytes + 1), json))).toBe('PAYLOAD_TOO_LARGE');
    expect(codeOf(await post(filled(limits.bodyBytes), json))).toBe('VALIDATION_FAILED');
  });

  it('is refused if a key sets a prototype', async () => {
    expect(codeOf(await post('{"__proto__":{"role":"admin"}}', json))).toBe('MALFORMED_JSON');
    expect(codeOf(await post('{"constructor":{"prototype":{"role":"admin"}}}', json))).toBe('MALFORMED_JSON');
  });

  it('is refused if it is nested thousands of levels deep', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`.slice(0, 120_000);
    const nested = `{"shortContent":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    for (const text of [deep, nested]) expect(refusalOf(await post(text, json)).status).toBe(400);
  });

  it('is validated only after the caller’s access was checked', async () => {
    const response = await api.inject({ method: 'POST', url: '/api/posts', payload: { nonsense: true } });
    expect(codeOf(response)).toBe('UNAUTHENTICATED');
  });
});
