import {
  aggregateCells,
  aggregateContributors,
  type Database,
  literalInt,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { counted, inPlaces } from './count-queries.ts';
import { long } from './gather-queries.ts';
import { cellsOfPlace } from './places.ts';
import type { NewCell } from './publish-queries.ts';

const createNew = sql`create temporary table aggregate_new (id integer, code integer) on commit drop`;
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

const deleteOthers = long(sql`
  delete from ${aggregateContributors}
  where not exists (select from aggregate_next next where next.user_id = ${aggregateContributors.userId})`);

const forgetUnchanged = long(sql`
  delete from aggregate_next next using ${aggregateContributors} same
  where same.user_id = next.user_id and same.cells = next.cells and same.marks = next.marks`);

// An account that is being deleted keeps its row locked. The lock waits for it, and then leaves the account out.
const saveContributors = long(sql`
  insert into ${aggregateContributors} (user_id, cells, marks)
  select next.user_id, next.cells, next.marks
  from aggregate_next next join ${users} on ${users.id} = next.user_id and ${users.counted}
  for key share of ${users}
  on conflict (user_id) do update set cells = excluded.cells, marks = excluded.marks`);

/**
 * Stores who is counted in the published cells. A member who leaves meanwhile waits for the locks of these rows, so it is
 * the last step of a build, and only changed rows are written.
 */
export async function publishContributors(db: Database, news: readonly NewCell[]): Promise<void> {
  await db.execute(createNew);
  await insertNew(db, { cells: JSON.stringify(news) });
  await db.execute(sql`analyze aggregate_new`);
  await db.execute(createNext);
  await insertNext(db);
  // The table may have been empty when PostgreSQL looked at it last, and the joins would take hours.
  await long(sql`analyze aggregate_next, ${aggregateContributors}`)(db);
  await deleteOthers(db);
  await forgetUnchanged(db);
  await saveContributors(db);
}

const deleteThoseWhoLeft = statement(sql`
  delete from ${aggregateContributors} using ${users}
  where ${users.id} = ${aggregateContributors.userId} and not ${users.counted}`);

/** Erases in which cells those are counted who left the numbers while a build stored it. */
export async function forgetThoseWhoLeft(db: Database): Promise<void> {
  await deleteThoseWhoLeft(db);
}
