import { type Call, data, failure, fakeFetch } from './fetch.ts';

type Answer = Response | Error | Promise<Response>;

/** Fails as the contract's errors do. */
export const refusal = (status: number, code: string, message: string, more?: object): Response =>
  failure(status, code, message, more);

/** No answer at all: the server sleeps. */
export const silence = (): Error => new TypeError('fetch failed');

/**
 * Stands in for the API: handlers by 'GET /api/posts', looked up without the query. Returns the calls that
 * arrived, in order; what has no handler is 404.
 */
export const stubApi = (handlers: Record<string, (call: Call) => Answer>): Call[] =>
  fakeFetch((call) => {
    const handler = handlers[`${call.method} ${call.url.split('?')[0]}`];
    return handler ? handler(call) : failure(404, 'NOT_FOUND');
  });

export { type Call, data };
