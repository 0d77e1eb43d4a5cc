import { type Database, processPeaks, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { type PeakFigures, tooMuch } from '../services/peaks.ts';
import { type Finding, good, warning } from './finding.ts';

type ProcessPeaks = PeakFigures & { process: string };

const ofLastHour = statement<ProcessPeaks>(sql`
  select process, max(stall_ms) as "stallMs", max(memory_mb) as "memoryMb", max(heap_mb) as "heapMb",
    max(heap_limit_mb) as "heapLimitMb", max(analysis_ms) as "analysisMs"
  from ${processPeaks} where created_at > now() - interval '1 hour' group by process`);

/** The worst value of each measure in the last hour, with the process that it occurred in. */
export async function peaksInDatabase(db: Database): Promise<Finding[]> {
  const all = await ofLastHour(db);
  const [first] = all;
  if (!first) return [good('No server wrote its peaks in the last hour.')];
  const worstBy = (measure: (peaks: ProcessPeaks) => number) =>
    all.reduce((worst, peaks) => (measure(peaks) > measure(worst) ? peaks : worst), first);
  const said = (isTooMuch: boolean, text: string, { process }: ProcessPeaks) =>
    (isTooMuch ? warning : good)(
      `In the last hour at most: ${text}${all.length > 1 ? `, in process ${process}` : ''}.`,
    );
  const [stall, analysis] = [worstBy(({ stallMs }) => stallMs), worstBy(({ analysisMs }) => analysisMs)];
  const memory = all.find((peaks) => tooMuch(peaks).memory) ?? worstBy(({ memoryMb }) => memoryMb);
  return [
    said(tooMuch(stall).stall, `everything stood still for ${stall.stallMs} ms`, stall),
    said(
      tooMuch(memory).memory,
      `${memory.memoryMb} MB of memory, the heap ${memory.heapMb} of ${memory.heapLimitMb} MB`,
      memory,
    ),
    said(tooMuch(analysis).analysis, `${analysis.analysisMs} ms to read one text`, analysis),
  ];
}
