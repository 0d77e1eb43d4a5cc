import { aggregateWeeks, type Database, literalInt, type RowOf, selecting } from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import { limits } from '@halved/shared/limits';
import { timeRangeDays } from '@halved/shared/time-ranges';
import { type SQL, sql } from 'drizzle-orm';
import { long, perPerson } from './gather-queries.ts';

/** The number of the week of an hour. The first week began on Monday, 5 January 1970, in UTC. */
const weekOf = sql`(hour / 24 - 4) / 7`;
const mondayOf = (week: SQL) => sql`(date '1970-01-05' + 7 * ${week})`;

const rowColumns = {
  week: sql<string>`${mondayOf(sql`week`)}::text`,
  place: sql<number>`place`,
  category: sql<number>`category`,
  people: sql<number>`people`,
  posts: sql<number>`posts`,
  score: sql<number>`score::float8`,
};

export type WeekRow = RowOf<typeof rowColumns>;

const temporaryTables = [
  sql`create temporary table aggregate_week_parts
    (user_id uuid, week integer, category smallint, posts smallint, score real, country_place smallint) on commit drop`,
  sql`create temporary table aggregate_weeks_counted
    (week integer, place integer, category smallint, people integer, posts integer, score real) on commit drop`,
];

/** What every person contributes to the weeks that are over since a moment, or to all of the last year. */
const insertParts = long(sql`
  insert into aggregate_week_parts
  select weeks.user_id, weeks.week, weeks.category, least(weeks.posts, ${perPerson}), weeks.score, people.country_place
  from (
    select user_id, week, coalesce(category, 0) as category, count(*) as posts, avg(score) as score
    from (select user_id, category, score, ${weekOf} as week from aggregate_posts) dated
    where ${mondayOf(sql`week`)} + 7 <= (now() at time zone 'utc')::date
      and ${mondayOf(sql`week`)} >= (now() at time zone 'utc')::date - ${literalInt(timeRangeDays['1y'] - 1)}
      and (${sql.placeholder('after')}::timestamptz is null
        or ${mondayOf(sql`week`)} + 7 > (${sql.placeholder('after')}::timestamptz at time zone 'utc')::date)
    group by grouping sets ((user_id, week, category), (user_id, week))
  ) weeks join aggregate_people people using (user_id)`);

/** The rows of a table once for the community, and once for their country. */
const onceForEachPlace = (table: SQL): SQL => sql`(
  select *, 0 as place from ${table}
  union all
  select *, country_place from ${table} where country_place > 0
)`;

const insertCounted = long(sql`
  insert into aggregate_weeks_counted
  with sums as materialized (
    select week, category, country_place, count(*) as people, sum(posts) as posts, sum(score::float8) as score
    from aggregate_week_parts group by week, category, country_place
  )
  select week, place, category, sum(people), sum(posts), sum(score) / sum(people)
  from ${onceForEachPlace(sql`sums`)} contributions group by week, place, category`);

const selectWeeks = long(
  selecting(rowColumns, (selectList) => sql`select ${selectList} from aggregate_weeks_counted`),
);

/** The people of a place and week who wrote in a category that has too few people there. */
const selectSmall = long(
  selecting(
    {
      week: sql<string>`${mondayOf(sql`week`)}::text`,
      place: sql<number>`place`,
      people: sql<number>`count(distinct user_id)::int`,
    },
    (selectList) => sql`
      select ${selectList}
      from ${onceForEachPlace(sql`aggregate_week_parts`)} contributions
      join aggregate_weeks_counted small using (week, place, category)
      where category > 0 and people < case when place = 0 then ${literalInt(limits.aggregates.people)}
        else ${literalInt(limits.aggregates.regional)} end
      group by week, place`,
  ),
);

/** Counts the weeks that are over since the given moment, or all of the last year. */
export async function countWeeks(db: Database, after: Date | null) {
  for (const table of temporaryTables) await db.execute(table);
  await insertParts(db, { after: after?.toISOString() ?? null });
  await db.execute(sql`analyze aggregate_week_parts`);
  await insertCounted(db);
  return { weeks: await selectWeeks(db), small: await selectSmall(db) };
}

export interface PublishedWeek {
  country: string;
  category: WorryCategory | '';
  week: string;
  posts: number;
  sentiment: number;
}

const insertWeeks = long(sql`
  insert into ${aggregateWeeks} (country, category, week, posts, sentiment)
  select * from json_to_recordset(${sql.placeholder('weeks')}::json) as weeks
    (country text, category text, week date, posts integer, sentiment real)
  on conflict do nothing`);

/** Stores weeks, and forgets those that no range contains any more. A published week never changes. */
export async function publishWeeks(db: Database, weeks: readonly PublishedWeek[]): Promise<void> {
  await insertWeeks(db, { weeks: JSON.stringify(weeks) });
  await db.execute(
    sql`delete from ${aggregateWeeks} where ${aggregateWeeks.week} < now() - make_interval(days => ${literalInt(timeRangeDays['1y'] + 7)})`,
  );
}
