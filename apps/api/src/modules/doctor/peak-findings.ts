import type { Database } from '@halved/db';
import { tooMuch } from '../../services/peaks.ts';
import { type Finding, good, warning } from './finding.ts';
import { type ProcessPeaks, peaksOfLastHour } from './peak-queries.ts';

const remedies = {
  stall: 'Give it a processor of its own, or take the next step of “Growth” in docs/operations.md.',
  memory: 'Give it more memory, or run less beside it.',
  analysis: 'Give it a faster processor, or one of its own.',
};

/** The worst value of each measure in the last hour, with the process that it occurred in. */
export async function peaksInDatabase(db: Database): Promise<Finding[]> {
  const all = await peaksOfLastHour(db);
  const [first] = all;
  if (!first) return [good('No server wrote its peaks in the last hour.')];
  const worstBy = (measure: (peaks: ProcessPeaks) => number) =>
    all.reduce((worst, peaks) => (measure(peaks) > measure(worst) ? peaks : worst), first);
  const finding = (measure: keyof typeof remedies, text: string, peaks: ProcessPeaks) => {
    const sentence = `In the last hour at most: ${text}${all.length > 1 ? `, in process ${peaks.process}` : ''}.`;
    return tooMuch(peaks)[measure] ? warning(`${sentence} ${remedies[measure]}`) : good(sentence);
  };
  const [stall, analysis] = [worstBy(({ stallMs }) => stallMs), worstBy(({ analysisMs }) => analysisMs)];
  const memory = all.find((peaks) => tooMuch(peaks).memory) ?? worstBy(({ memoryMb }) => memoryMb);
  return [
    finding('stall', `everything stood still for ${stall.stallMs} ms`, stall),
    finding(
      'memory',
      `${memory.memoryMb} MB of memory, the heap ${memory.heapMb} of ${memory.heapLimitMb} MB`,
      memory,
    ),
    finding('analysis', `${analysis.analysisMs} ms to read one text`, analysis),
  ];
}
