import { warming } from '@halved/care';

/** Warming up waits a while after the start, so that the first visitor is served first. */
const beginAfterMs = 500;

/**
 * Loads the models and the English data, which every text needs. Another language is loaded with its first text, in
 * some milliseconds; all twelve would take 40 MB. The returned function stops it.
 */
export function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), beginAfterMs).unref();
  return () => clearTimeout(timer);
}
