import { vi } from 'vitest';

export interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null | undefined;
}

export type StubResponse = Response | Error | Promise<Response>;

/** A response in the contract's shape. */
export const data = (value: unknown, status = 200): Response => Response.json({ data: value }, { status });

export const failure = (status: number, code: string, message = code, more: object = {}): Response =>
  Response.json({ error: { code, message, ...more } }, { status });

/** A page of somebody before the server: a host that is starting, a Wi-Fi that wants a login, a proxy. */
export const page = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Replaces fetch and records every call. If `respond` returns an `Error`, the request fails. */
export function fakeFetch(respond: (call: Call, index: number) => StubResponse): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call: Call = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal,
    };
    calls.push(call);
    const response = await respond(call, calls.length - 1);
    if (response instanceof Error) throw response;
    return response;
  });
  return calls;
}
