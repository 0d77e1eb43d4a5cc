import { warming } from '@halved/care';

/** The models are loaded some time after the start, so that the first visitors do not wait. */
const afterMs = 500;

/**
 * Loads the models and the English data, which every text needs. Another language is loaded with its first text, in
 * some milliseconds. All twelve languages would take 40 MB of memory. The returned function cancels the loading.
 */
export function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), afterMs).unref();
  return () => clearTimeout(timer);
}
