import { warming } from '@halved/care';

/** The first visitor comes first. */
const beginAfterMs = 500;

/**
 * Reads the models and makes English ready, which everything else is looked at in too. Another language takes some
 * milliseconds when its first text comes; all twelve at once would leave 40 MB behind. What it returns stops it.
 */
export function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), beginAfterMs).unref();
  return () => clearTimeout(timer);
}
