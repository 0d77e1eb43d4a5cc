import { type Database, processPeaks } from '@halved/db';

/** The worst figures of a period. */
export type PeakFigures = Pick<
  typeof processPeaks.$inferSelect,
  'stallMs' | 'memoryMb' | 'heapMb' | 'heapLimitMb' | 'analysisMs'
>;

export async function insertPeaks(db: Database, process: string, figures: PeakFigures): Promise<void> {
  await db.insert(processPeaks).values({ process, ...figures });
}
