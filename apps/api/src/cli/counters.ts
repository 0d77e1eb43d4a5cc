import {
  comments,
  countsPublicly,
  type Database,
  follows,
  likes,
  literalInt,
  posts,
  selectAs,
  selecting,
  statement,
  users,
  withTransaction,
} from '@halved/db';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

const count = (from: SQL, where: SQL) => sql<number>`(select count(*)::int from ${from} where ${where})`;

const shared = sql`${posts.userId} = ${users.id} and ${countsPublicly()}`;

const standing = (where: SQL) =>
  sql`${where} and moderation_status = 'approved' and deleted_at is null and user_id is not null`;

/** The value that each counter should have, counted anew. */
const counted = {
  users: {
    worriesCount: count(sql`${posts}`, shared),
    resolvedCount: count(sql`${posts}`, sql`${shared} and ${posts.resolvedAt} is not null`),
    followersCount: count(sql`${follows}`, sql`${follows.followedId} = ${users.id}`),
    followingCount: count(sql`${follows}`, sql`${follows.followerId} = ${users.id}`),
  },
  posts: {
    likesCount: count(sql`${likes}`, sql`${likes.postId} = ${posts.id}`),
    commentsCount: count(sql`${comments}`, standing(sql`post_id = ${posts.id}`)),
  },
  comments: {
    repliesCount: count(sql`${comments} answers`, standing(sql`answers.parent_id = ${comments.id}`)),
  },
};

interface Counted {
  kind: string;
  table: SQL;
  id: PgColumn;
  /** The name by which a person knows a row. */
  name: PgColumn;
  stored: Record<string, PgColumn>;
  real: Record<string, SQL<number>>;
  mend: (db: Database, ids: string[]) => Promise<unknown>;
}

const tables: Counted[] = [
  {
    kind: 'member',
    table: sql`${users}`,
    id: users.id,
    name: users.username,
    stored: getTableColumns(users),
    real: counted.users,
    mend: (db, ids) => db.update(users).set(counted.users).where(inArray(users.id, ids)),
  },
  {
    kind: 'worry',
    table: sql`${posts}`,
    id: posts.id,
    name: posts.id,
    stored: getTableColumns(posts),
    real: counted.posts,
    mend: (db, ids) => db.update(posts).set(counted.posts).where(inArray(posts.id, ids)),
  },
  {
    kind: 'comment',
    table: sql`${comments}`,
    id: comments.id,
    name: comments.id,
    stored: getTableColumns(comments),
    real: counted.comments,
    mend: (db, ids) => db.update(comments).set(counted.comments).where(inArray(comments.id, ids)),
  },
];

/** A counter that differs from the counted rows. */
export interface Difference {
  kind: string;
  name: string;
  counter: string;
  stored: number;
  real: number;
}

const batch = 5_000;
const lowest = '00000000-0000-0000-0000-000000000000';

const object = (columns: Record<string, PgColumn | SQL>) =>
  sql<Record<string, number>>`(select to_jsonb(parts) from (select ${selectAs(columns)}) parts)`;

/** The rows after an id, with their counters and the counted values of the same moment. */
const readBatch = ({ table, id, name, stored, real }: Counted, after: string) => {
  const names = Object.keys(real);
  const kept = Object.fromEntries(Object.entries(stored).filter(([key]) => names.includes(key)));
  const columns = {
    id: sql<string>`${id}`,
    name: sql<string>`${name}::text`,
    stored: object(kept),
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

const differencesIn = ({ kind }: Counted, row: Row): Difference[] =>
  Object.entries(row.real).flatMap(([counter, real]) => {
    const stored = row.stored[counter] ?? 0;
    return stored === real ? [] : [{ kind, name: row.name, counter, stored, real }];
  });

// Rows are locked in one order and counted after that, because every change of a counter holds its row until the
// counted row is written.
const mend = (pool: Pool, table: Counted, ids: string[]) =>
  withTransaction(pool, async (db) => {
    await db.execute(
      sql`select from ${table.table} where ${inArray(table.id, ids)} order by ${table.id} for no key update`,
    );
    await table.mend(db, ids);
  });

async function examineTable(pool: Pool, db: Database, table: Counted, fix: boolean): Promise<Difference[]> {
  const found: Difference[] = [];
  for (let after: string | undefined = lowest; after; ) {
    const rows: Row[] = await readBatch(table, after)(db);
    const wrong = rows.map((row) => ({ id: row.id, differences: differencesIn(table, row) }));
    found.push(...wrong.flatMap(({ differences }) => differences));
    const ids = wrong.filter(({ differences }) => differences.length > 0).map(({ id }) => id);
    if (fix && ids.length > 0) await mend(pool, table, ids);
    after = rows.at(-1)?.id;
  }
  return found;
}

/**
 * Counts again what every counter counts, also beside a running server, and returns the wrong counters; with `fix` it
 * corrects them.
 */
export async function examineCounters(
  { pool, db }: { pool: Pool; db: Database },
  { fix }: { fix: boolean },
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const table of tables) found.push(...(await examineTable(pool, db, table, fix)));
  return found;
}
