/** The token is missing, has expired, or belongs to a session that is over. */
export const unauthenticated = 401;

/** The statuses that a sleeping host or its proxy answers with (docs/product.md §10.1). */
export const wakingStatuses: readonly number[] = [502, 503, 504];

/** With a Retry-After header this status means that the server is busy, not asleep. */
export const busyStatus = 503;

const firstServerError = 500;

/** Whether the server failed by itself, so that the request may be right. */
export const isServerError = (status: number): boolean => status >= firstServerError;

/** With these statuses a proxy refuses the request itself, and would refuse it again: malformed, too large, too many. */
const refusedByProxy: readonly number[] = [400, 413, 414, 429, 431];

/**
 * Whether somebody else answers a call with a page of their own: a host that is starting, a Wi-Fi that wants a login
 * first, a proxy that has no server or that asks whether somebody is human. The server itself fails in JSON only.
 */
export function isForeignPage({ ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>): boolean {
  const type = headers.get('content-type') ?? '';
  if (ok) return type.startsWith('text/html');
  if (wakingStatuses.includes(status) || refusedByProxy.includes(status)) return false;
  return type !== '' && !type.startsWith('application/json');
}
