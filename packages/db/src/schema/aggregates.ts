import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { type TimeRange, timeRanges } from '@halved/shared/time-ranges';
import { date, integer, jsonb, pgTable, primaryKey, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './users.ts';

// The aggregates (docs/product.md §22). Every call, filter and export reads these tables and nothing else. Except for
// `aggregateContributors`, they hold only what is published: numbers that are withheld are not stored.

/** The two parts of a snapshot: numbers of regions and countries are built weekly, those of the community daily. */
export const snapshotKinds = ['regional', 'overall'] as const;
export type SnapshotKind = (typeof snapshotKinds)[number];

/** The documents of the demographic pages. */
export const reportNames = ['overview', 'heatmap', 'trending'] as const;
export type ReportName = (typeof reportNames)[number];

/** When each part of the published snapshot was built. */
export const aggregateSnapshots = pgTable(
  'aggregate_snapshots',
  {
    kind: text().$type<SnapshotKind>().primaryKey(),
    /** Another one with each build, so that servers know whether what they have read is still published. */
    id: uuid().notNull().defaultRandom(),
    builtAt: createdAt(),
  },
  (table) => [oneOf('aggregate_snapshots_kind', table.kind, snapshotKinds)],
);

const rangeColumn = () => text().$type<TimeRange>().notNull();
/** An ISO 3166-1 code or OTHER; empty in the numbers of the community. */
const countryColumn = () => text().notNull();
/** Empty in the numbers of all categories. */
const categoryColumn = () => text().$type<WorryCategory | ''>().notNull();

/** The published cells. A cell counts those who wrote in a range, a place and a category. */
export const aggregateCells = pgTable(
  'aggregate_cells',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    range: rangeColumn(),
    country: countryColumn(),
    /** An ISO 3166-2 code; empty in the numbers of a country or of the community. */
    region: text().notNull(),
    category: categoryColumn(),
    /** Multiples of 5. */
    people: integer().notNull(),
    posts: integer().notNull(),
    /** From 0 to 1, a multiple of 0.05. */
    sentiment: real(),
  },
  (table) => [
    unique('aggregate_cells_key').on(table.range, table.country, table.region, table.category),
    oneOf('aggregate_cells_range', table.range, timeRanges),
    oneOf('aggregate_cells_category', table.category, ['', ...worryCategories]),
  ],
);

/** The published weeks of a country, or of the community. A published week never changes. */
export const aggregateWeeks = pgTable(
  'aggregate_weeks',
  {
    country: countryColumn(),
    category: categoryColumn(),
    /** Its Monday, in UTC. */
    week: date({ mode: 'string' }).notNull(),
    posts: integer().notNull(),
    sentiment: real(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.category, table.week] }),
    oneOf('aggregate_weeks_category', table.category, ['', ...worryCategories]),
  ],
);

/** The documents of the demographic pages, in the shapes of their contract. */
export const aggregateReports = pgTable(
  'aggregate_reports',
  { range: rangeColumn(), name: text().$type<ReportName>().notNull(), value: jsonb().notNull() },
  (table) => [
    primaryKey({ columns: [table.range, table.name] }),
    oneOf('aggregate_reports_range', table.range, timeRanges),
    oneOf('aggregate_reports_name', table.name, reportNames),
  ],
);

/**
 * Who is counted in which published cells. It shows members where they are counted, and it tells the next snapshot how
 * many people of a cell have changed. One row for each member takes a tenth of one row for each cell of a member.
 */
export const aggregateContributors = pgTable('aggregate_contributors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The ids of the cells. */
  cells: integer().array().notNull(),
  /** For each cell a hash of the ids of the posts that are counted in it. */
  marks: integer().array().notNull(),
});
