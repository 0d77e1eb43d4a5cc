import { type Call, data, failure, fakeFetch, type StubResponse } from './fetch.ts';

/** An error in the contract's shape. */
export const refusal = (status: number, code: string, message: string, more?: object): Response =>
  failure(status, code, message, more);

/** The failure of a request that a sleeping server does not answer. */
export const silence = (): Error => new TypeError('fetch failed');

/**
 * Replaces the API by handlers under keys such as 'GET /api/posts', without the query. Returns the calls in their
 * order; a call without a handler gets 404.
 */
export const stubApi = (handlers: Record<string, (call: Call) => StubResponse>): Call[] =>
  fakeFetch((call) => {
    const handler = handlers[`${call.method} ${call.url.split('?')[0]}`];
    return handler ? handler(call) : failure(404, 'NOT_FOUND');
  });

export { type Call, data };
