import { type AnalyseOptions, type Analysis, analyse } from '@halved/care';

let longestMs = 0;

/** `analyse`; how long the longest took is kept, and nothing of the words. */
export function timedAnalysis(text: string, options: AnalyseOptions): Analysis {
  const before = performance.now();
  const analysis = analyse(text, options);
  longestMs = Math.max(longestMs, performance.now() - before);
  return analysis;
}

/** How long, in ms, the longest analysis in this process took since this was last asked. */
export function takeLongestAnalysisMs(): number {
  const taken = longestMs;
  longestMs = 0;
  return taken;
}
