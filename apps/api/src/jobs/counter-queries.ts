import {
  columnNamed,
  comments,
  countsPublicly,
  type Database,
  follows,
  likes,
  literalInt,
  lowestId,
  posts,
  selectAs,
  selecting,
  statement,
  users,
  withTransaction,
} from '@halved/db';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

const count = (from: SQL, where: SQL) => sql<number>`(select count(*)::int from ${from} where ${where})`;

const isCountedPost = sql`${posts.userId} = ${users.id} and ${countsPublicly()}`;

const isCountedComment = (where: SQL) =>
  sql`${where} and moderation_status = 'approved' and deleted_at is null and user_id is not null`;

interface CountedTable {
  kind: string;
  table: SQL;
  id: PgColumn;
  /** The column that names a row in the output. */
  name: PgColumn;
  stored: Record<string, PgColumn>;
  /** The value that each counter should have, counted from the rows. */
  real: Record<string, SQL<number>>;
}

function countedTable(
  kind: string,
  table: PgTable & { id: PgColumn },
  name: PgColumn,
  real: Record<string, SQL<number>>,
): CountedTable {
  const isCounter = ([key]: [string, PgColumn]) => key in real;
  const stored = Object.fromEntries(Object.entries<PgColumn>(getTableColumns(table)).filter(isCounter));
  return { kind, table: sql`${table}`, id: table.id, name, stored, real };
}

const tables: CountedTable[] = [
  countedTable('member', users, users.username, {
    worriesCount: count(sql`${posts}`, isCountedPost),
    resolvedCount: count(sql`${posts}`, sql`${isCountedPost} and ${posts.resolvedAt} is not null`),
    followersCount: count(sql`${follows}`, sql`${follows.followedId} = ${users.id}`),
    followingCount: count(sql`${follows}`, sql`${follows.followerId} = ${users.id}`),
  }),
  countedTable('worry', posts, posts.id, {
    likesCount: count(sql`${likes}`, sql`${likes.postId} = ${posts.id}`),
    commentsCount: count(sql`${comments}`, isCountedComment(sql`post_id = ${posts.id}`)),
  }),
  countedTable('comment', comments, comments.id, {
    repliesCount: count(sql`${comments} answers`, isCountedComment(sql`answers.parent_id = ${comments.id}`)),
  }),
];

/** A counter whose stored value differs from the number of rows. */
export interface Difference {
  kind: string;
  name: string;
  counter: string;
  stored: number;
  real: number;
}

const batch = 5_000;

const object = (columns: Record<string, PgColumn | SQL>) =>
  sql<Record<string, number>>`(select to_jsonb(parts) from (select ${selectAs(columns)}) parts)`;

/** Selects the rows after an id, with their stored counters and the values counted at the same moment. */
const readBatch = ({ table, id, name, stored, real }: CountedTable, after: string) => {
  const columns = {
    id: sql<string>`${id}`,
    name: sql<string>`${name}::text`,
    stored: object(stored),
    real: object(real),
  };
  return statement(
    selecting(
      columns,
      (selectList) => sql`
        select ${selectList}
        from ${table} where ${id} > ${after}::uuid order by ${id} limit ${literalInt(batch)}`,
    ),
    { prepared: false },
  );
};

type Row = Awaited<ReturnType<ReturnType<typeof readBatch>>>[number];

const differencesIn = ({ kind }: CountedTable, row: Row): Difference[] =>
  Object.entries(row.real).flatMap(([counter, real]) => {
    const stored = row.stored[counter] ?? 0;
    return stored === real ? [] : [{ kind, name: row.name, counter, stored, real }];
  });

// Locks the rows with the counters before it counts, so that no counter changes meanwhile. A transaction that changes a
// counter holds this lock until the counted row is committed too. The order by id avoids deadlocks.
const correct = (pool: Pool, { table, id, real }: CountedTable, ids: string[]) =>
  withTransaction(pool, async (db) => {
    const those = inArray(id, ids);
    const counters = Object.entries(real).map(([name, counted]) => sql`${columnNamed(name)} = ${counted}`);
    await db.execute(sql`select from ${table} where ${those} order by ${id} for no key update`);
    await db.execute(sql`update ${table} set ${sql.join(counters, sql`, `)} where ${those}`);
  });

interface ExamineOptions {
  /** Whether to correct the wrong counters. */
  fix: boolean;
  /** Called after each few thousand rows. Returns whether to continue. */
  goOn?: () => Promise<boolean>;
}

async function examineTable(
  pool: Pool,
  db: Database,
  table: CountedTable,
  { fix, goOn = async () => true }: ExamineOptions,
): Promise<Difference[]> {
  const allDifferences: Difference[] = [];
  for (let after: string | undefined = lowestId; after; ) {
    const rows: Row[] = await readBatch(table, after)(db);
    const comparisons = rows.map((row) => ({ id: row.id, differences: differencesIn(table, row) }));
    allDifferences.push(...comparisons.flatMap(({ differences }) => differences));
    const ids = comparisons.filter(({ differences }) => differences.length > 0).map(({ id }) => id);
    if (fix && ids.length > 0) await correct(pool, table, ids);
    after = (await goOn()) ? rows.at(-1)?.id : undefined;
  }
  return allDifferences;
}

/**
 * Compares every counter with the rows that it counts, and returns the wrong counters. With `fix` it also corrects
 * them. A server may run meanwhile.
 */
export async function examineCounters(
  { pool, db }: { pool: Pool; db: Database },
  options: ExamineOptions,
): Promise<Difference[]> {
  const allDifferences: Difference[] = [];
  for (const table of tables) allDifferences.push(...(await examineTable(pool, db, table, options)));
  return allDifferences;
}
