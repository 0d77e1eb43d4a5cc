import {
  aggregateCells,
  aggregateReports,
  aggregateSnapshots,
  aggregateWeeks,
  type Database,
  isoStatement,
  type ReportName,
  selecting,
  selectingJoined,
} from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import type { CountryCode } from '@halved/shared/countries';
import { type TimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;
const { builtAt } = aggregateSnapshots;

// Each statement reads the snapshot with its rows, so that both belong together.

const snapshotColumns = { snapshot: aggregateSnapshots.id, generatedAt: builtAt };

const selectSnapshot = isoStatement(
  selecting(
    snapshotColumns,
    (selectList) => sql`
      select ${selectList} from ${aggregateSnapshots} where ${aggregateSnapshots.kind} = 'regional'`,
  ),
);

/** The id of the latest snapshot of places; undefined before the first one. */
export const latestSnapshot = async (db: Database): Promise<string | undefined> =>
  (await selectSnapshot(db))[0]?.snapshot;

const selectCells = isoStatement(
  selectingJoined(
    snapshotColumns,
    {
      range: aggregateCells.range,
      country: sql<CountryCode>`${aggregateCells.country}`,
      region: aggregateCells.region,
      category: aggregateCells.category,
      people: aggregateCells.people,
      posts: aggregateCells.posts,
      sentiment: aggregateCells.sentiment,
    },
    (selectList) => sql`
      select ${selectList} from ${aggregateSnapshots} left join ${aggregateCells} on ${aggregateCells.country} <> ''
      where ${aggregateSnapshots.kind} = 'regional'
      order by ${aggregateCells.country}, ${aggregateCells.region}, ${aggregateCells.posts} desc, ${aggregateCells.category}`,
  ),
);

/**
 * Every published cell of a country or region, the categories with most posts first; undefined before the first
 * snapshot.
 */
export async function publishedCells(db: Database) {
  const rows = await selectCells(db);
  const [row] = rows;
  if (!row) return undefined;
  const { snapshot, generatedAt } = row;
  return { snapshot, generatedAt, cells: rows.filter((each) => each.country !== null) };
}

const isKnown = sql`${aggregateWeeks.sentiment} is not null`;

/** The sums over the chosen countries. */
const weekColumns = {
  category: sql<WorryCategory>`${aggregateWeeks.category}`,
  week: sql<string>`to_char(${aggregateWeeks.week}, 'YYYY-MM-DD')`,
  posts: sql<number>`sum(${aggregateWeeks.posts})::int`,
  sentiment: sql<number | null>`
    sum(${aggregateWeeks.posts} * ${aggregateWeeks.sentiment}) filter (where ${isKnown})
      / sum(${aggregateWeeks.posts}) filter (where ${isKnown})`,
};

const selectWeeks = isoStatement(
  selectingJoined(
    { builtAt },
    weekColumns,
    (selectList) => sql`
      select ${selectList} from ${aggregateSnapshots} left join ${aggregateWeeks}
        on ${aggregateWeeks.country} = any(${p('countries')}::text[]) and ${aggregateWeeks.category} <> ''
        and ${aggregateWeeks.week} >= (${builtAt} at time zone 'UTC')::date - ${p('days')}::int
      where ${aggregateSnapshots.kind} = ${p('kind')}
      group by ${builtAt}, ${aggregateWeeks.category}, ${aggregateWeeks.week}
      order by ${aggregateWeeks.week}`,
  ),
);

/** The published weeks of the countries together, the earliest first; of the whole community without `countries`. */
export async function publishedWeeks(
  db: Database,
  range: TimeRange,
  countries: readonly CountryCode[] | undefined,
) {
  const rows = await selectWeeks(db, {
    countries: countries ?? [''],
    days: timeRangeDays[range],
    kind: countries ? 'regional' : 'overall',
  });
  return { generatedAt: rows[0]?.builtAt ?? null, weeks: rows.filter((row) => row.category !== null) };
}

const selectReport = isoStatement(
  selectingJoined(
    { builtAt },
    { value: aggregateReports.value },
    (selectList) => sql`
      select ${selectList} from ${aggregateSnapshots} left join ${aggregateReports}
        on ${aggregateReports.range} = ${p('range')} and ${aggregateReports.name} = ${p('name')}
      where ${aggregateSnapshots.kind} = 'overall'`,
  ),
);

/** A document of the latest snapshot. Its value is null before the first one. */
export async function publishedReport(db: Database, range: TimeRange, name: ReportName) {
  const [row] = await selectReport(db, { range, name });
  return { generatedAt: row?.builtAt ?? null, value: row?.value ?? null };
}
