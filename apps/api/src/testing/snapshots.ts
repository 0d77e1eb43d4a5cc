import {
  aggregateCells,
  aggregateContributors,
  aggregateReports,
  aggregateSnapshots,
  aggregateWeeks,
  type Database,
  type ReportName,
  snapshotKinds,
} from '@halved/db';
import { defaultTimeRange, type TimeRange } from '@halved/shared/time-ranges';

type Cell = Partial<typeof aggregateCells.$inferInsert>;
type Week = Partial<typeof aggregateWeeks.$inferInsert> & { week: string };

export interface Planted {
  builtAt?: Date;
  cells?: Cell[];
  weeks?: Week[];
  reports?: { name: ReportName; value: unknown; range?: TimeRange }[];
  range?: TimeRange;
}

const everywhere = { country: '', region: '', category: '' } as const;

/** Plants published aggregates. A test passes only the values that matter to it. */
export const createSnapshots = (db: Database) => ({
  /** Replaces all published aggregates. Cells and documents are of the default range if they name no other. */
  async plantSnapshot({
    builtAt = new Date('2026-11-20T03:00:00Z'),
    cells = [],
    weeks = [],
    reports = [],
    range = defaultTimeRange,
  }: Planted): Promise<{ ids: number[] }> {
    for (const table of [aggregateSnapshots, aggregateCells, aggregateWeeks, aggregateReports])
      await db.delete(table);
    await db.insert(aggregateSnapshots).values(snapshotKinds.map((kind) => ({ kind, builtAt })));
    const ids: number[] = [];
    for (const cell of cells) {
      const values = { ...everywhere, range, people: 20, posts: 30, sentiment: 0.5, ...cell };
      const rows = await db.insert(aggregateCells).values(values).returning({ id: aggregateCells.id });
      ids.push(...rows.map(({ id }) => id));
    }
    for (const week of weeks)
      await db
        .insert(aggregateWeeks)
        .values({ country: '', category: 'work', posts: 10, sentiment: 0.5, ...week });
    for (const report of reports) await db.insert(aggregateReports).values({ range, ...report });
    return { ids };
  },

  /** Counts a member in published cells. */
  async countIn({ id: userId }: { id: string }, cells: number[]): Promise<void> {
    await db.insert(aggregateContributors).values({ userId, cells, marks: cells });
  },
});
