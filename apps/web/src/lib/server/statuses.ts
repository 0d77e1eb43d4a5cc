/** The token is missing, has expired, or belongs to a session that is over. */
export const unauthenticated = 401;

/** The statuses that a sleeping host or its proxy answers with (docs/product.md §10.1). */
export const wakingStatuses: readonly number[] = [502, 503, 504];

/** With a Retry-After header this status means that the server is busy, not asleep. */
export const busyStatus = 503;

const firstServerError = 500;

/** Whether the server failed by itself, so that the request may be right. */
export const isServerError = (status: number): boolean => status >= firstServerError;

/** Whether somebody else answers a call: a host that is starting, or a Wi-Fi that wants a login first, with their page. */
export const isForeignPage = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true;
