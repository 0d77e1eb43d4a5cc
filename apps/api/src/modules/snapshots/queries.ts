import {
  aggregateCells,
  aggregateReports,
  aggregateSnapshots,
  aggregateWeeks,
  type Database,
  isoStatement,
  type ReportName,
  selectingJoined,
} from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import type { CountryCode } from '@halved/shared/countries';
import { type TimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;
const { builtAt } = aggregateSnapshots;

// Each statement reads the moment of the snapshot with its rows, so that both are of the same snapshot.

const cellColumns = {
  country: sql<CountryCode>`${aggregateCells.country}`,
  region: aggregateCells.region,
  category: aggregateCells.category,
  people: aggregateCells.people,
  posts: aggregateCells.posts,
  sentiment: aggregateCells.sentiment,
};

const selectCells = isoStatement(
  selectingJoined(
    { builtAt },
    cellColumns,
    (selectList) => sql`
      select ${selectList} from ${aggregateSnapshots} left join ${aggregateCells}
        on ${aggregateCells.range} = ${p('range')} and ${aggregateCells.country} <> ''
        and (${p('countries')}::text[] is null or ${aggregateCells.country} = any(${p('countries')}))
      where ${aggregateSnapshots.kind} = 'regional'`,
  ),
);

/** The published cells of the countries and their regions; of all countries without `countries`. */
export async function publishedCells(
  db: Database,
  range: TimeRange,
  countries?: readonly CountryCode[] | undefined,
) {
  const rows = await selectCells(db, { range, countries: countries ?? null });
  return { generatedAt: rows[0]?.builtAt ?? null, cells: rows.filter((row) => row.country !== null) };
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
  countries?: readonly CountryCode[] | undefined,
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

const selectPlaces = isoStatement(
  selectingJoined(
    { builtAt },
    { country: cellColumns.country, region: aggregateCells.region },
    (selectList) => sql`
      select distinct ${selectList} from ${aggregateSnapshots} left join ${aggregateCells}
        on ${aggregateCells.region} <> '' and ${aggregateCells.category} = ''
      where ${aggregateSnapshots.kind} = 'regional'`,
  ),
);

/** Every region that is published in any range. */
export const publishedRegions = async (db: Database) =>
  (await selectPlaces(db)).filter((row) => row.country !== null);
