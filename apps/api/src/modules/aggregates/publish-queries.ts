import {
  aggregateCells,
  aggregateContributors,
  aggregateSnapshots,
  type Database,
  literalInt,
  type SnapshotKind,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { isNew, isShown } from './candidate.ts';
import type { CellKey } from './cell.ts';
import { counted, inPlaces, type StoredCell } from './count-queries.ts';
import { long } from './gather-queries.ts';
import { cellsOfPlace } from './places.ts';
import { roundedCount, roundedSentiment } from './rounding.ts';

type State = Parameters<typeof isNew>[0]['state'];

const deleteCells = long(
  sql`delete from ${aggregateCells} where ${aggregateCells.id} = any(${sql.placeholder('ids')}::integer[])`,
);

const savedColumns = {
  id: aggregateCells.id,
  range: aggregateCells.range,
  country: aggregateCells.country,
  region: aggregateCells.region,
  category: aggregateCells.category,
};
// Existing cells keep their ids, which tell who is counted in them.
const saveCells = long(
  selecting(
    savedColumns,
    (selectList) => sql`
      insert into ${aggregateCells} (range, country, region, category, people, posts, sentiment)
      select * from json_to_recordset(${sql.placeholder('cells')}::json) as cells
        (range text, country text, region text, category text, people integer, posts integer, sentiment real)
      on conflict (range, country, region, category)
      do update set people = excluded.people, posts = excluded.posts, sentiment = excluded.sentiment
      returning ${selectList}`,
  ),
);

const createCountedIn = sql`create temporary table aggregate_new (id integer, code integer) on commit drop`;
const insertNew = long(sql`
  insert into aggregate_new
  select * from json_to_recordset(${sql.placeholder('cells')}::json) as cells (id integer, code integer)`);

const createNext = sql`create temporary table aggregate_next (user_id uuid, cells integer[], marks integer[]) on commit drop`;

/** Who is counted from now on: in cells that keep their value those of before, in cells with a new value those of now. */
const insertNext = long(sql`
  insert into aggregate_next
  select user_id, array_agg(id order by id), array_agg(mark order by id)
  from (
    select old.user_id, old.id, old.mark from ${counted} old
    where old.id in (select id from ${aggregateCells}) and old.id not in (select id from aggregate_new)
    union all
    select contributions.user_id, aggregate_new.id, contributions.mark
    from ${inPlaces} contributions
    join aggregate_new on aggregate_new.code = contributions.place * ${literalInt(cellsOfPlace)} + contributions.part
  ) contributors group by user_id`);

const deleteContributors = sql`delete from ${aggregateContributors}`;
const insertContributors = long(sql`
  insert into ${aggregateContributors} (user_id, cells, marks)
  select next.user_id, next.cells, next.marks from aggregate_next next
  join ${users} on ${users.id} = next.user_id and ${users.counted}`);

/** Stores the decided cells, and who is counted in them. */
export async function publishCells(
  db: Database,
  decided: readonly { cell: StoredCell; state: State }[],
): Promise<void> {
  const hidden = decided.filter((each) => !isShown(each)).flatMap(({ cell }) => cell.id ?? []);
  const news = decided.filter(isNew).map(({ cell }) => cell);
  if (hidden.length > 0) await deleteCells(db, { ids: hidden });
  const codes = new Map(news.map((cell) => [nameOf(cell), cell.code]));
  const saved = await saveCells(db, { cells: JSON.stringify(news.map(asPublished)) });
  await db.execute(createCountedIn);
  await insertNew(db, {
    cells: JSON.stringify(saved.map((cell) => ({ id: cell.id, code: codes.get(nameOf(cell)) }))),
  });
  await db.execute(sql`analyze aggregate_new`);
  await db.execute(createNext);
  await insertNext(db);
  await db.execute(deleteContributors);
  await insertContributors(db);
}

const nameOf = ({ range, country, region, category }: CellKey) =>
  [range, country, region, category].join(' ');

const asPublished = ({ range, country, region, category, people, posts, score }: StoredCell) => ({
  range,
  country,
  region,
  category,
  people: roundedCount(people),
  posts: roundedCount(posts),
  sentiment: roundedSentiment(score),
});

const snapshot = { kind: aggregateSnapshots.kind, builtAt: aggregateSnapshots.builtAt };
const selectSnapshots = statement(
  selecting(snapshot, (selectList) => sql`select ${selectList} from ${aggregateSnapshots}`),
);

/** When each part of the snapshot was built. A part that was never built is absent. */
export const findSnapshots = async (db: Database): Promise<Map<SnapshotKind, Date>> =>
  new Map((await selectSnapshots(db)).map(({ kind, builtAt }) => [kind, builtAt]));

/** Notes that parts of the snapshot are built. */
export async function markBuilt(db: Database, kinds: readonly SnapshotKind[]): Promise<void> {
  for (const kind of kinds)
    await db
      .insert(aggregateSnapshots)
      .values({ kind })
      .onConflictDoUpdate({ target: aggregateSnapshots.kind, set: { builtAt: sql`now()` } });
}
