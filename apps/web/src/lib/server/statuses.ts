/** The token is missing, has expired, or belongs to a session that is over. */
export const unauthenticated = 401;

/** The statuses that a sleeping host or its proxy answers with (docs/product.md §10.1). */
export const wakingStatuses: readonly number[] = [502, 503, 504];

/** With a Retry-After header this status means that the server is busy, not asleep. */
export const busyStatus = 503;

const firstServerError = 500;

/** Whether the server failed by itself, so that the request may be right. */
export const isServerError = (status: number): boolean => status >= firstServerError;
