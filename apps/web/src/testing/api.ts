import { vi } from 'vitest';

export interface Call {
  method: string;
  /** The path with its query, as it was asked for. */
  url: string;
  body: unknown;
  idempotencyKey: string | null;
}

export interface Answer {
  status?: number;
  /** What stands under `data`, or under `error` of a failure. */
  data: unknown;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

/** Fails as the contract's errors do. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  data: { code, message },
});

/** No answer at all: the server sleeps. */
export const silence = (): never => {
  throw new TypeError('fetch failed');
};

/**
 * Stands in for the API: handlers by 'GET /api/posts', looked up without the query. Returns the calls that
 * arrived, in order; what has no handler is 404.
 */
export function stubApi(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const call: Call = {
      method,
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    calls.push(call);
    const handler = handlers[`${method} ${url.split('?')[0]}`];
    const { status = 200, data } = handler
      ? await handler(call)
      : refusal(404, 'NOT_FOUND', 'This does not exist, or you cannot see it.');
    return Response.json(status < 400 ? { data } : { error: data }, { status });
  });
  return calls;
}
