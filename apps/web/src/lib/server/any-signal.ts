/**
 * A signal that is aborted by the first of these signals, and then listens to none of them. `AbortSignal.any`, which does
 * the same, is missing in Safari 17.3.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
