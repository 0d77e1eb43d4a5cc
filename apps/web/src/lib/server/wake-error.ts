type WakeReason = 'network' | 'timeout' | 'status';

/** The statuses that a sleeping host or its proxy answers with (docs/product.md §10.1). */
export const wakingStatuses: readonly number[] = [502, 503, 504];

/** With a Retry-After header this status means that the server is busy, not asleep. */
export const busyStatus = 503;

/** Thrown when the server did not answer: it sleeps, is waking, or there is no network (docs/product.md §10.1). */
export class WakeError extends Error {
  override readonly name = 'WakeError';
  readonly reason: WakeReason;
  constructor(reason: WakeReason, cause?: unknown) {
    super(`The server did not answer (${reason})`, { cause });
    this.reason = reason;
  }
}
