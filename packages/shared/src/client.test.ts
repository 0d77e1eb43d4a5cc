import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { restLink } from './client.ts';
import type { AppRouter, ClientErrorData } from './router.ts';

/** A client of a server that always sends the same response, and the requests that it sent. */
function clientOver(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  const client = createTRPCClient<AppRouter>({ links: [restLink({ baseUrl: '/api', fetch })] });
  const lastRequest = () => {
    const [url = '', init = {}] = fetch.mock.calls[0] ?? [];
    return { url, method: init.method, headers: new Headers(init.headers), body: init.body };
  };
  return { client, asked: lastRequest };
}

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

async function failureOf(work: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error: unknown = await work.catch((cause: unknown) => cause);
  if (!(error instanceof TRPCClientError)) throw new Error('It did not fail');
  return error;
}

const dataOf = async (work: Promise<unknown>): Promise<ClientErrorData | null | undefined> =>
  (await failureOf(work)).data;

describe('the client', () => {
  it('calls the documented route of an operation and returns its data', async () => {
    const { client, asked } = clientOver(() => json(200, { data: { success: true } }));
    expect(await client.posts.remove.mutate({ id: 'x' })).toEqual({ success: true });
    expect(asked()).toMatchObject({ url: '/api/posts/x', method: 'DELETE', body: undefined });
    expect(asked().headers.has('content-type')).toBe(false);
  });

  it('sends a body as JSON with its content type', async () => {
    const { client, asked } = clientOver(() => json(201, { data: {} }));
    await client.auth.login.mutate({ email: 'a@example.org', password: 'secret1' });
    expect(asked().headers.get('content-type')).toBe('application/json');
    expect(asked().body).toBe('{"email":"a@example.org","password":"secret1"}');
  });

  it('sends the idempotency key of a call', async () => {
    const { client, asked } = clientOver(() => json(201, { data: {} }));
    const input = { shortContent: 'a', worryPrompt: 'b' };
    await client.posts.create.mutate(input, { context: { idempotencyKey: 'k' } });
    expect(asked().headers.get('idempotency-key')).toBe('k');
    expect(asked().headers.get('content-type')).toBe('application/json');
  });

  it('omits the direction that paging hooks add', async () => {
    const { client, asked } = clientOver(() => json(200, { data: {} }));
    const input = { limit: 5, direction: 'forward' };
    await client.posts.list.query(input);
    expect(asked().url).toBe('/api/posts?limit=5');
  });

  it('reports the code, message, fields, status and request id of an error', async () => {
    const details = [{ path: 'email', message: 'Email is required' }];
    const error = { code: 'VALIDATION_FAILED', message: 'Please check.', details, requestId: 'r1' };
    const { client } = clientOver(() => json(400, { error }));
    const failure = await failureOf(client.posts.list.query({}));
    expect(failure.message).toBe('Please check.');
    expect(failure.data).toEqual({ ...error, status: 400 });
  });

  it('reports the seconds of Retry-After', async () => {
    const error = { code: 'RATE_LIMITED', message: 'Wait.' };
    const { client } = clientOver(() => json(429, { error }, { 'retry-after': '7' }));
    expect(await dataOf(client.posts.list.query({}))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 7 });
  });

  it.each([
    [502, 'SERVICE_UNAVAILABLE'],
    [503, 'SERVICE_UNAVAILABLE'],
    [504, 'SERVICE_UNAVAILABLE'],
    [500, 'INTERNAL'],
    [404, 'INTERNAL'],
  ])('converts the status %i of a proxy to %s', async (status, code) => {
    const { client } = clientOver(() => new Response('<html>Bad Gateway</html>', { status }));
    expect(await dataOf(client.posts.list.query({}))).toMatchObject({ code, status });
  });

  it('treats a response that is not JSON as a waking host', async () => {
    const { client } = clientOver(() => new Response('<html>Starting…</html>', { status: 200 }));
    expect(await dataOf(client.posts.list.query({}))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 502,
    });
  });

  it('reports an unknown error code as INTERNAL', async () => {
    const { client } = clientOver(() => json(418, { error: { code: 'TEAPOT', message: 'no' } }));
    expect(await dataOf(client.posts.list.query({}))).toMatchObject({ code: 'INTERNAL', status: 418 });
  });

  it('passes on the error of a failed fetch', async () => {
    const offline = new TypeError('Failed to fetch');
    const { client } = clientOver(() => Promise.reject(offline));
    const failure = await failureOf(client.posts.list.query({}));
    expect(failure.cause).toBe(offline);
    expect(failure.data).toBeUndefined();
  });
});
