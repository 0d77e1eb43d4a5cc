import { hostname } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Database } from '@halved/db';
import { watchEventLoop } from './event-loop.ts';
import type { Services } from './index.ts';
import { insertPeaks, type PeakFigures } from './peak-queries.ts';
import { takeLongestAnalysisMs } from './timed-analysis.ts';

/** The highest figures that are still normal. */
const bounds = { stallMs: 500, memoryMb: 450, heapShare: 0.85, analysisMs: 250 };

/** Says which figures are too high. */
export const tooMuch = ({ stallMs, memoryMb, heapMb, heapLimitMb, analysisMs }: PeakFigures) => ({
  stall: stallMs > bounds.stallMs,
  memory: memoryMb > bounds.memoryMb || heapMb > bounds.heapShare * heapLimitMb,
  analysis: analysisMs > bounds.analysisMs,
});

const worseOf = (one: PeakFigures, other: PeakFigures): PeakFigures => ({
  stallMs: Math.max(one.stallMs, other.stallMs),
  memoryMb: Math.max(one.memoryMb, other.memoryMb),
  heapMb: Math.max(one.heapMb, other.heapMb),
  heapLimitMb: Math.max(one.heapLimitMb, other.heapLimitMb),
  analysisMs: Math.max(one.analysisMs, other.analysisMs),
});

const sampleEveryMs = 1_000;
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
const processName = `${hostname()}:${process.pid}`;

export interface Peaks {
  /** Writes one row of the worst figures since the last write, and logs those that were too high. */
  write(): Promise<void>;
  stop(): void;
}

/** Watches how long this process stands still, how much memory it holds, and how long analysing a text takes. */
export function watchPeaks(db: Database, log: Services['log']): Peaks {
  const loop = watchEventLoop();
  const none: PeakFigures = { stallMs: 0, memoryMb: 0, heapMb: 0, heapLimitMb: 0, analysisMs: 0 };
  let [latest, unwritten] = [none, none];
  const sample = () => {
    loop.sample();
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    latest = worseOf(latest, {
      ...none,
      memoryMb: megabytes(process.memoryUsage.rss()),
      heapMb: megabytes(used_heap_size),
      heapLimitMb: megabytes(heap_size_limit),
    });
  };
  const timer = setInterval(sample, sampleEveryMs).unref();
  return {
    async write() {
      sample();
      const figures = {
        ...latest,
        stallMs: Math.round(loop.take()),
        analysisMs: Math.round(takeLongestAnalysisMs()),
      };
      latest = none;
      if (Object.values(tooMuch(figures)).includes(true)) log.warn(figures, 'the last minute was too much');
      unwritten = worseOf(unwritten, figures);
      await insertPeaks(db, processName, unwritten);
      unwritten = none;
    },
    stop: () => {
      clearInterval(timer);
      loop.stop();
    },
  };
}
