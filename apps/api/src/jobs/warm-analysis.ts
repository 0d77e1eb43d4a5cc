import { warming } from '@halved/care';

/** It begins a while after the start, so that the first visitor is served first. */
const beginAfterMs = 500;

/**
 * Loads the models and the English data, which every text is also read with. Another language takes some milliseconds
 * at its first text; loading all twelve would take 40 MB. The returned function stops it.
 */
export function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), beginAfterMs).unref();
  return () => clearTimeout(timer);
}
