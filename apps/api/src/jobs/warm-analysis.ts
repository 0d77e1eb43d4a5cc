import { warming } from '@halved/care';
import { visitorsFirst } from './visitors-first.ts';

/** The models are loaded some time after the start, so that the first visitors do not wait. */
const afterMs = 500;

/**
 * Loads the models and the English data, which every text needs. Another language is loaded with its first text, in
 * some milliseconds. All twelve languages would take 40 MB of memory.
 */
export async function warmAnalysis(signal: AbortSignal): Promise<void> {
  await visitorsFirst(afterMs, signal);
  if (!signal.aborted) warming().next();
}
