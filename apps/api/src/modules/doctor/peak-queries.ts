import { type Database, processPeaks, type RowOf, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const worst = {
  process: processPeaks.process,
  stallMs: sql<number>`max(${processPeaks.stallMs})`,
  memoryMb: sql<number>`max(${processPeaks.memoryMb})`,
  heapMb: sql<number>`max(${processPeaks.heapMb})`,
  heapLimitMb: sql<number>`max(${processPeaks.heapLimitMb})`,
  analysisMs: sql<number>`max(${processPeaks.analysisMs})`,
};
export type ProcessPeaks = RowOf<typeof worst>;

const ofLastHour = statement(
  selecting(
    worst,
    (selectList) => sql`
      select ${selectList} from ${processPeaks} where created_at > now() - interval '1 hour' group by process`,
  ),
);

/** The peaks of each process in the last hour. */
export const peaksOfLastHour = (db: Database): Promise<ProcessPeaks[]> => ofLastHour(db);
