import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import { type Api, startApi } from '../testing/harness.ts';

const publicUrl = 'https://halved.example';

let api: Api;
beforeAll(async () => {
  api = await startApi({ variables: { PUBLIC_URL: publicUrl, CORS_ORIGINS: 'https://other.example' } });
});
afterAll(() => api.stop());

describe('a browser on another site', () => {
  const preflight = (origin: string) =>
    api.inject({
      method: 'OPTIONS',
      url: '/api/posts',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  it.each([publicUrl, 'https://other.example'])('may call from %s, without cookies', async (origin) => {
    const { headers, statusCode } = await preflight(origin);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-allow-headers']).toContain('authorization');
    const response = await api.inject({ url: '/api/wake', headers: { origin } });
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(response.headers.vary).toContain('Origin');
  });

  it.each(['https://evil.example', 'null', `${publicUrl}.evil.example`])(
    'may not read from %s',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
      const answer = await api.inject({ url: '/api/wake', headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('gets the usual error, METHOD_NOT_ALLOWED, if its OPTIONS request is no preflight', async () => {
    const { code } = refusalOf(await api.inject({ method: 'OPTIONS', url: '/api/posts' }));
    expect(code).toBe('METHOD_NOT_ALLOWED');
  });
});
