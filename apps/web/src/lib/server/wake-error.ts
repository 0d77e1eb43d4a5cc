type WakeReason = 'network' | 'timeout' | 'status';

/** Thrown when the server did not answer: it sleeps, is waking, or there is no network (docs/product.md §10.1). */
export class WakeError extends Error {
  override readonly name = 'WakeError';
  readonly reason: WakeReason;
  constructor(reason: WakeReason, cause?: unknown) {
    super(`The server did not answer (${reason})`, { cause });
    this.reason = reason;
  }
}
