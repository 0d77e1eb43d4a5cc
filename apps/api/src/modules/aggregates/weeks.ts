import type { Database, SnapshotKind } from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import { dayMs } from '@halved/shared/durations';
import { timeRangeDays, timeRanges } from '@halved/shared/time-ranges';
import { isNew } from './candidate.ts';
import { type CountedCell, isRegional, keyOf } from './cell.ts';
import { fewestBetween, isSafe } from './difference.ts';
import type { Places } from './places.ts';
import { roundedCount, roundedSentiment } from './rounding.ts';
import { decide } from './rules.ts';
import { countWeeks, publishWeeks, type WeekRow } from './week-queries.ts';

type Week = CountedCell & Pick<WeekRow, 'week' | 'score'>;

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / dayMs) * dayMs;

/** Whether the people of a range who did not write in a week of it are nobody or enough people. */
function isSafeInRanges(cell: Week, now: Date, peopleByKey: ReadonlyMap<string, number>): boolean {
  const ageDays = (now.getTime() - Date.parse(cell.week)) / dayMs;
  return timeRanges
    .filter((range) => timeRangeDays[range] >= ageDays)
    .every((range) => {
      const people = peopleByKey.get(keyOf({ ...cell, range }));
      return people === undefined || isSafe(people - cell.people, fewestBetween(cell, cell));
    });
}

interface BuiltWeeks {
  /** When each part of the snapshot that is built was built before; null for the first time. */
  after: ReadonlyMap<SnapshotKind, Date | null>;
  now: Date;
  places: Places;
  cells: readonly CountedCell[];
}

/** Whether a week was not over when its part of the snapshot was built before. */
function isNewWeek(cell: Week, after: BuiltWeeks['after']): boolean {
  const before = after.get(isRegional(cell) ? 'regional' : 'overall');
  return before === null || (before !== undefined && Date.parse(cell.week) + 7 * dayMs > startOfDay(before));
}

/**
 * Publishes the weeks that are over since the last build. The rules of cells apply to the countries and categories of
 * each week. A week gets its value once, so that nobody can compare two values of it.
 */
export async function buildWeeks(db: Database, { after, now, places, cells }: BuiltWeeks): Promise<void> {
  const moments = [...after.values()].map((moment) => moment?.getTime() ?? Number.NEGATIVE_INFINITY);
  const earliest = Math.min(...moments);
  const { weeks, small } = await countWeeks(db, Number.isFinite(earliest) ? new Date(earliest) : null);
  const smallByWeek = new Map(small.map(({ week, place, people }) => [`${week} ${place}`, people]));
  const counted = weeks.map(
    ({ place, category, ...row }): Week => ({
      ...places.placeOf(place),
      ...row,
      range: '1y',
      category: worryCategories[category - 1] ?? '',
      peopleOfSmallCategories: category === 0 ? (smallByWeek.get(`${row.week} ${place}`) ?? 0) : 0,
      since: null,
    }),
  );
  const peopleByKey = new Map(cells.map((cell) => [keyOf(cell), cell.people]));
  const decided = [...Map.groupBy(counted, ({ week }) => week).values()].flatMap((ofWeek) => {
    const safe = new Set(ofWeek.filter((cell) => isSafeInRanges(cell, now, peopleByKey)));
    return decide(ofWeek, (cell) => safe.has(cell));
  });
  await publishWeeks(
    db,
    decided
      .filter((each) => isNew(each) && isNewWeek(each.cell, after))
      .map(({ cell: { country, category, week, posts, score } }) => ({
        country,
        category,
        week,
        posts: roundedCount(posts),
        sentiment: roundedSentiment(score),
      })),
  );
}
