import {
  aggregateCells,
  aggregateSnapshots,
  type Database,
  type SnapshotKind,
  selecting,
  statement,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { isNew, isShown, type State } from './candidate.ts';
import { keyOf } from './cell.ts';
import type { StoredCell } from './count-queries.ts';
import { long } from './gather-queries.ts';
import { roundedCount, roundedSentiment } from './rounding.ts';

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

/** A cell with a new value: its id, and its number in the build. */
export interface NewCell {
  id: number;
  code: number;
}

/** Stores the decided cells. Returns those with a new value, and whether any cell is new or gone. */
export async function publishCells(
  db: Database,
  decided: readonly { cell: StoredCell; state: State }[],
): Promise<{ news: NewCell[]; isChanged: boolean }> {
  const hidden = decided.filter((each) => !isShown(each)).flatMap(({ cell }) => cell.id ?? []);
  const news = decided.filter(isNew).map(({ cell }) => cell);
  if (hidden.length > 0) await deleteCells(db, { ids: hidden });
  const codes = new Map(news.map((cell) => [keyOf(cell), cell.code]));
  const saved = await saveCells(db, { cells: JSON.stringify(news.map(asPublished)) });
  return {
    news: saved.flatMap((cell) => {
      const code = codes.get(keyOf(cell));
      return code === undefined ? [] : [{ id: cell.id, code }];
    }),
    isChanged: news.length + hidden.length > 0,
  };
}

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
      .onConflictDoUpdate({
        target: aggregateSnapshots.kind,
        set: { id: sql`default`, builtAt: sql`now()` },
      });
}
