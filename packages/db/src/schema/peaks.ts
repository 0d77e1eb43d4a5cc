import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';

/**
 * The worst figures of one process in one minute, from which `doctor` reports the worst of the last hour. Each process
 * inserts its own rows, so that processes never overwrite each other.
 */
export const processPeaks = pgTable(
  'process_peaks',
  {
    id: idColumn(),
    /** Host and process id. */
    process: text().notNull(),
    /** The longest time for which the event loop was blocked. */
    stallMs: integer().notNull(),
    memoryMb: integer().notNull(),
    heapMb: integer().notNull(),
    heapLimitMb: integer().notNull(),
    /** The longest time that the analysis of one text took. */
    analysisMs: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('process_peaks_age').on(table.createdAt)],
);
