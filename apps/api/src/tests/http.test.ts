import { connect } from 'node:net';
import { operations } from '@halved/shared/contract';
import { methodOf, pathOf } from '@halved/shared/contract/operation';
import { limits } from '@halved/shared/limits';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
let member: Member;
let authorization: string;
let port: number;
beforeAll(async () => {
  api = await startApi();
  member = await api.aMember();
  authorization = `Bearer ${member.token}`;
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.stop());

const codeOf = (response: LightMyRequestResponse) => refusalOf(response).code;
const validPost = { shortContent: 'I worry.', worryPrompt: 'I worry that …' };

/** The answer to bytes that no client library would send. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

describe('a URL', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/posts/',
    '/api/POSTS',
    '/api/posts//',
    '/api/posts%2F',
    '/api/post',
  ])('is not found if there is no route for it: %s', async (url) => {
    expect(codeOf(await api.inject({ url }))).toBe('NOT_FOUND');
  });

  it('is found however its letters are percent-encoded', async () => {
    expect((await api.inject({ url: '/api/%70osts' })).statusCode).toBe(200);
    expect(codeOf(await api.inject({ url: '/api/auth/%70rofile' }))).toBe('UNAUTHENTICATED');
  });

  it.each(['/api/posts/%', '/api/users/%E0%A4%A', '/api/%ff'])(
    'is refused if it cannot be read: %s',
    async (url) => {
      const { status } = refusalOf(await api.inject({ url }));
      expect([400, 404]).toContain(status);
    },
  );

  it('is not found if a parameter is too long', async () => {
    expect(codeOf(await api.inject({ url: `/api/users/${'x'.repeat(5_000)}` }))).toBe('NOT_FOUND');
    expect(codeOf(await api.inject({ url: `/api/posts/${'1'.repeat(400)}` }))).toBe('NOT_FOUND');
  });

  it('may hold the longest email address', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`;
    expect((await api.inject({ url: `/api/auth/check-email/${encodeURIComponent(email)}` })).statusCode).toBe(
      200,
    );
  });

  it('is refused with the name of the key if the key is repeated or unknown', async () => {
    const twice = refusalOf(await api.inject({ url: '/api/posts?limit=1&limit=2' }));
    expect(Object.keys(twice.details)).toEqual(['limit']);
    const unknown = refusalOf(await api.inject({ url: '/api/posts?limti=1' }));
    expect(unknown.details).toEqual({ limti: 'There is no such field' });
    const stray = await api.inject({
      method: 'POST',
      url: '/api/posts?sensitive=true',
      headers: { authorization },
      payload: validPost,
    });
    expect(refusalOf(stray).details).toEqual({ '?sensitive': 'There is no such field' });
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty'])('does no harm with the key %s', async (key) => {
    const response = await api.inject({ url: `/api/posts?${key}=1` });
    expect([200, 400]).toContain(response.statusCode);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('1');
  });
});

describe('a value in a body', () => {
  const refused = async (payload: unknown) =>
    refusalOf(
      await api.inject({
        method: 'PUT',
        url: '/api/users/me/aggregates',
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      }),
    ).details;

  it('is said to be of the wrong kind, not too long, if it is no text', async () => {
    const payload = { longContent: 7, shortContent: 'I worry.', worryPrompt: 'I worry that …' };
    const posted = await api.inject({
      method: 'POST',
      url: '/api/posts',
      headers: { authorization },
      payload,
    });
    const wrongKind = 'This is not the kind of value that is expected here';
    expect(refusalOf(posted).details).toEqual({ longContent: wrongKind });
    const searched = await api.inject({ url: '/api/posts?query=a&query=b' });
    expect(refusalOf(searched).details).toEqual({ query: wrongKind });
  });

  it('is said to be missing only if it is, and otherwise to be of the wrong kind', async () => {
    const wrongKind = 'This is not the kind of value that is expected here';
    expect(await refused({})).toEqual({ counted: 'This field is required' });
    expect(await refused({ counted: 'yes' })).toEqual({ counted: wrongKind });
    expect(await refused({ counted: null })).toEqual({ counted: wrongKind });
    expect(await refused([])).toEqual({ '': wrongKind });
  });
});

describe('a method', () => {
  it('is refused with the list of allowed methods if a known path does not have it', async () => {
    for (const { operation } of operations) {
      const path = pathOf(operation).replaceAll(/:\w+/g, 'x');
      const has = operations.filter((other) =>
        new RegExp(`^${pathOf(other.operation).replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
      );
      const known = new Set<string>(has.map((other) => methodOf(other.operation)));
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        if (known.has(method)) continue;
        const { code, headers } = refusalOf(await api.inject({ method, url: `/api${path}` }));
        expect(code, `${method} ${path}`).toBe('METHOD_NOT_ALLOWED');
        const allowed = String(headers.allow).split(', ');
        expect(new Set(allowed), path).toEqual(known);
        expect(allowed.length, path).toBe(known.size);
      }
    }
  });

  it.each([
    ['is not JSON', '{', 'application/json'],
    ['is of another type', 'a=b', 'application/x-www-form-urlencoded'],
    ['is too large', JSON.stringify('x'.repeat(limits.bodyBytes)), 'application/json'],
  ])('is refused, or the path not found, even if the body %s', async (_what, payload, type) => {
    const send = async (url: string) =>
      refusalOf(await api.inject({ method: 'PATCH', url, headers: { 'content-type': type }, payload }));
    const refused = await send('/api/posts');
    expect([refused.code, refused.headers.allow]).toEqual(['METHOD_NOT_ALLOWED', 'POST, GET']);
    expect((await send('/api/nothing')).code).toBe('NOT_FOUND');
  });

  it.each(['/api/docs', '/api/openapi.json'])('is allowed at %s only if it is GET', async (url) => {
    expect((await api.inject({ url })).statusCode).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const { code, headers } = refusalOf(await api.inject({ method, url }));
      expect([code, headers.allow], method).toEqual(['METHOD_NOT_ALLOWED', 'GET']);
    }
  });

  it('is answered without a body, but otherwise like GET, if it is HEAD', async () => {
    const [get, head] = [
      await api.inject({ url: '/api/posts/prompts' }),
      await api.inject({ method: 'HEAD', url: '/api/posts/prompts' }),
    ];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect((await api.inject({ method: 'HEAD', url: '/api/auth/profile' })).statusCode).toBe(401);
  });
});

describe('a request that no client would send', () => {
  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['a header without end', `GET /api/posts HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path without end', `GET /api/posts?query=${'y'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['a path with a NUL', 'GET /api/posts/\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /api/posts HTTP/1.1\r\n\r\n', 400],
  ])('is refused without details of the server: %s', async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/node_modules|\/src\/|at .+:\d+/);
  });

  it('is refused with the body of every error and the headers of every response', async () => {
    const answer = await raw('HELLO\r\n\r\n');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const { requestId } = JSON.parse(body).error;
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        `x-request-id: ${requestId}`,
        'x-content-type-options: nosniff',
        'referrer-policy: no-referrer',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(body)}`,
      ]),
    );
  });

  it('is answered with 200 or 404 if it asks for a version of the API', async () => {
    const answer = await raw(
      'GET /api/posts HTTP/1.1\r\nHost: x\r\nAccept-Version: 9\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
  });
});
