import { columnNamed } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { type CursorKind, newestCursor, oldestCursor, rankedCursor, waitingCursor } from './cursor.ts';

const p = sql.placeholder;
const afterId = sql`${p('afterId')}::uuid`;

/** How a list is sorted, and how a cursor encodes a position in it. */
export interface Order {
  /**
   * The names of the sorting columns, in camelCase as in a selection. A table has the same names in snake_case. The
   * values of the last column are unique.
   */
  columns: readonly string[];
  isDescending: boolean;
  cursor: CursorKind;
  /** A cursor's position in SQL, with one expression for each column. */
  position: SQL;
}

/** An order by a moment to the millisecond, the latest first. */
export const newestFirst = (moment: string, id: string, cursor: CursorKind = newestCursor): Order => ({
  columns: [moment, id],
  isDescending: true,
  cursor,
  position: sql`${p('afterMoment')}::timestamptz, ${afterId}`,
});

/** An order by ids alone, the latest first. Ids follow the order of time. */
export const newestIdFirst = (id: string): Order => ({
  ...newestFirst('', id),
  columns: [id],
  position: afterId,
});

/** An order by a moment to the microsecond, the precision of PostgreSQL. */
export const oldestFirst = (moment: string, id: string): Order => ({
  columns: [moment, id],
  isDescending: false,
  cursor: oldestCursor,
  position: sql`
    timestamptz 'epoch' + ${p('afterMicroseconds')}::float8 * interval '1 microsecond', ${afterId}`,
});

/** An order by rank, then by the moment since which something waits, the earliest first. */
export const waitingFirst = (rank: string, moment: string, id: string): Order => ({
  columns: [rank, moment, id],
  isDescending: false,
  cursor: waitingCursor,
  position: sql`${p('afterRank')}::int, ${p('afterMoment')}::timestamptz, ${afterId}`,
});

/** An order by score, the best first. The cursor passes `asOf`, the moment of the scores, to the next page. */
export const bestFirst = (score: string, id: string): Order => ({
  columns: [score, id],
  isDescending: true,
  cursor: rankedCursor,
  position: sql`${p('afterScore')}::float8, ${afterId}`,
});

/**
 * The condition for rows behind the cursor. `sorted` has the sorting columns in SQL. By default they are columns of a
 * table, with the names of the order.
 */
export const isBehind = (
  { columns, isDescending, position }: Order,
  sorted: SQL[] = columns.map(columnNamed),
): SQL => sql`(${sql.join(sorted, sql`, `)}) ${isDescending ? sql`<` : sql`>`} (${position})`;

/**
 * The sorting columns for ORDER BY. `named` is `columnNamed` for a table or a table expression, and `selectedAs` for a
 * selection.
 */
export const orderBy = ({ columns, isDescending }: Order, named: (name: string) => SQL): SQL =>
  sql.join(
    columns.map((name) => (isDescending ? sql`${named(name)} desc` : named(name))),
    sql`, `,
  );
