import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createCaller, PatienceError, retryAfterMs } from './caller.ts';

const servers: Server[] = [];

/** A server that answers each request with the next of these responses. */
async function answering(...answers: RequestListener[]): Promise<string> {
  let next = 0;
  const server = createServer((request, response) => answers[next++]?.(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));

const busy = (seconds: string) =>
  json(503, { error: { code: 'SERVICE_UNAVAILABLE' } }, { 'retry-after': seconds });

const caller = (url: string) => {
  const tally = { serverErrors: 0, waits: 0 };
  return { call: createCaller(url, tally), tally };
};

const get = { method: 'GET', path: '/posts/1' } as const;

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe('a call of the replay', () => {
  it('returns the data of the answer', async () => {
    const { call } = caller(await answering(json(200, { data: { id: '1' } })));
    expect(await call(get)).toMatchObject({ status: 200, data: { id: '1' } });
  });

  it('returns the code of a rejected request', async () => {
    const { call, tally } = caller(await answering(json(400, { error: { code: 'VALIDATION_FAILED' } })));
    expect(await call(get)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(tally).toEqual({ serverErrors: 0, waits: 0 });
  });

  it('waits and retries when the server asks for it, and counts no error', async () => {
    const { call, tally } = caller(await answering(busy('0'), json(201, { data: 1 })));
    expect(await call({ method: 'POST', path: '/posts', body: {} })).toMatchObject({ status: 201 });
    expect(tally).toEqual({ serverErrors: 0, waits: 1 });
  });

  it('counts a 5xx without Retry-After as an error', async () => {
    const { call, tally } = caller(await answering(json(500, {})));
    expect(await call(get)).toMatchObject({ status: 500, code: 'HTTP 500' });
    expect(tally.serverErrors).toBe(1);
  });

  it('fails, and names a remedy, when the requested wait is too long', async () => {
    const { call } = caller(await answering(busy('3600')));
    await expect(call(get)).rejects.toThrow(PatienceError);
  });

  it('retries a POST with an idempotency key under the same key when the connection breaks', async () => {
    const keys: unknown[] = [];
    const { call } = caller(
      await answering(
        (request) => {
          keys.push(request.headers['idempotency-key']);
          request.socket.destroy();
        },
        (request, response) => {
          keys.push(request.headers['idempotency-key']);
          response.writeHead(201).end('{"data": 1}');
        },
      ),
    );
    const post = { method: 'POST', path: '/posts', body: {}, idempotencyKey: 'k' } as const;
    expect(await call(post)).toMatchObject({ status: 201 });
    expect(keys).toEqual(['k', 'k']);
  });

  it('does not retry a POST without an idempotency key', async () => {
    const { call } = caller(await answering((request) => request.socket.destroy(), json(201, {})));
    await expect(call({ method: 'POST', path: '/auth/register', body: {} })).rejects.toThrow();
  });
});

describe('Retry-After', () => {
  it.each([
    ['3', 3_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 10_000],
    [null, undefined],
    ['soon', undefined],
  ])('%s is converted to milliseconds', (header, expected) => {
    expect(retryAfterMs(header, 0)).toBe(expected);
  });
});
