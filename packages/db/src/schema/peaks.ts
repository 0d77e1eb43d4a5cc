import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';

/**
 * The worst of one minute of one process, so that `doctor` can tell of the last hour: a row for each minute and process,
 * written once, so that several never overwrite each other.
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
