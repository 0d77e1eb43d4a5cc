import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';

/**
 * The worst figures of one minute of one process, from which `doctor` tells the worst of the last hour. Each minute and
 * process has a row of its own, written once, so that processes never overwrite each other.
 */
export const processPeaks = pgTable(
  'process_peaks',
  {
    id: idColumn(),
    /** Host and process id. */
    process: text().notNull(),
    /** How long the event loop stood still. */
    stallMs: integer().notNull(),
    memoryMb: integer().notNull(),
    heapMb: integer().notNull(),
    heapLimitMb: integer().notNull(),
    /** How long the analysis of one text took. */
    analysisMs: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('process_peaks_age').on(table.createdAt)],
);
