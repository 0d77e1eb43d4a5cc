import { aggregateCells, aggregateContributors, type Database, literalInt, selecting } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { CountedCell } from './cell.ts';
import { long } from './gather-queries.ts';
import { cellsOfPlace, type Places, rangesOfCategory } from './places.ts';

const cells = literalInt(cellsOfPlace);

/** The rows of a table once for each of their places: the community, the country, and the region. */
const onceForEachPlace = (table: SQL): SQL => sql`(
  select *, 0 as place from ${table}
  union all
  select *, country_place from ${table} where country_place > 0
  union all
  select *, region_place from ${table} where region_place > 0
)`;

/** What a person contributes, once for each place. */
export const inPlaces = onceForEachPlace(sql`aggregate_parts`);

// First by all at once, because the sums of a country and of the community follow from those of its regions.
const insertCounted = long(sql`
  insert into aggregate_counted
  with sums as materialized (
    select part, country_place, region_place, count(*) as people, sum(posts) as posts, sum(score::float8) as score
    from aggregate_parts group by part, country_place, region_place
  )
  select place * ${cells} + part, sum(people), sum(posts), sum(score) / sum(people)
  from ${onceForEachPlace(sql`sums`)} contributions group by place, part`);

const countedColumns = {
  code: sql<number>`counted.code`,
  people: sql<number>`counted.people`,
  posts: sql<number>`counted.posts`,
  score: sql<number>`counted.score::float8`,
};
const selectCounted = long(
  selecting(countedColumns, (selectList) => sql`select ${selectList} from aggregate_counted counted`),
);

const fewestOf = sql`(case when place = 0 then ${literalInt(limits.aggregates.people)}
  else ${literalInt(limits.aggregates.regional)} end)`;

/** The people of each cell of all categories who wrote in a category that has too few people there. */
const selectSmall = long(
  selecting(
    { code: sql<number>`small.code`, people: sql<number>`count(distinct small.user_id)::int` },
    (selectList) => sql`
      select ${selectList}
      from (
        select contributions.user_id,
          contributions.place * ${cells} + contributions.part % ${literalInt(rangesOfCategory)} as code
        from ${inPlaces} contributions
        join aggregate_counted counted on counted.code = contributions.place * ${cells} + contributions.part
        where contributions.part >= ${literalInt(rangesOfCategory)} and counted.people < ${fewestOf}
      ) small group by small.code`,
  ),
);

const publishedColumns = {
  id: aggregateCells.id,
  range: aggregateCells.range,
  country: aggregateCells.country,
  region: aggregateCells.region,
  category: aggregateCells.category,
  people: aggregateCells.people,
};
const selectPublished = long(
  selecting(publishedColumns, (selectList) => sql`select ${selectList} from ${aggregateCells}`),
);

const insertPublished = long(sql`
  insert into aggregate_published
  select * from json_to_recordset(${sql.placeholder('cells')}::json) as cells (id integer, code integer)`);

/** Who is counted in the published cells. */
export const counted = sql`(
  select ${aggregateContributors.userId} as user_id, counted.id, counted.mark
  from ${aggregateContributors}, unnest(${aggregateContributors.cells}, ${aggregateContributors.marks}) as counted (id, mark)
)`;

const changeColumns = {
  id: sql<number>`id`,
  arrived: sql<number>`count(*) filter (where old.mark is null)::int`,
  gone: sql<number>`count(*) filter (where contribution.mark is null)::int`,
  changed: sql<number>`count(*) filter (where old.mark is distinct from contribution.mark)::int`,
  /** Those who are counted and not erased. */
  known: sql<number>`count(old.mark)::int`,
};

/** How the people of each published cell have changed. */
const selectChanges = long(
  selecting(
    changeColumns,
    (selectList) => sql`
      select ${selectList}
      from ${counted} old
      full join (
        select contributions.user_id, published.id, contributions.mark
        from ${inPlaces} contributions
        join aggregate_published published on published.code = contributions.place * ${cells} + contributions.part
      ) contribution using (user_id, id)
      group by id`,
  ),
);

/** Rounding may have made the published number of people so much larger than it was. */
const roundedUp = (limits.aggregates.countStep - 1) / 2;

/** A cell as it is counted now. `id` is null if it is not published. */
export interface StoredCell extends CountedCell {
  readonly code: number;
  readonly id: number | null;
  /** From −1 to 1. */
  readonly score: number;
}

/** Counts every cell, and compares the published ones with what is counted now. */
export async function countCells(db: Database, places: Places): Promise<StoredCell[]> {
  await insertCounted(db);
  const published = await selectPublished(db);
  const publishedByCode = new Map(published.map((cell) => [places.codeOf(cell), cell]));
  await insertPublished(db, {
    cells: JSON.stringify([...publishedByCode].map(([code, { id }]) => ({ id, code }))),
  });
  const small = new Map((await selectSmall(db)).map(({ code, people }) => [code, people]));
  const changes = new Map(
    published.length > 0 ? (await selectChanges(db)).map((change) => [change.id, change]) : [],
  );
  const now = new Map((await selectCounted(db)).map((cell) => [cell.code, cell]));
  return [...new Set([...now.keys(), ...publishedByCode.keys()])].map((code) => {
    const { people = 0, posts = 0, score = 0 } = now.get(code) ?? {};
    const old = publishedByCode.get(code);
    const { arrived = 0, gone = 0, changed = 0, known = 0 } = changes.get(old?.id ?? 0) ?? {};
    const erased = Math.max(0, (old?.people ?? 0) - roundedUp - known);
    // Who leaves the numbers and joins them again is erased and arrives, but has changed once.
    const onlyErased = Math.max(0, erased - arrived);
    return {
      ...places.cellOf(code),
      code,
      id: old?.id ?? null,
      people,
      posts,
      score,
      peopleOfSmallCategories: small.get(code) ?? 0,
      since: old ? { arrived, gone, changed: changed + onlyErased } : null,
    };
  });
}
