import { columnNamed } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import {
  type CursorKind,
  type NewestPosition,
  newestCursor,
  type OldestPosition,
  oldestCursor,
  type RankedPosition,
  rankedCursor,
  type WaitingPosition,
  waitingCursor,
} from './cursor.ts';

/** The values of a statement's placeholders. */
export type Values = Record<string, unknown>;

const p = sql.placeholder;
const afterId = sql`${p('afterId')}::uuid`;

/** How a list is sorted, and how a cursor encodes a position in it. */
export interface Order<Position> {
  /**
   * The sorting columns; the last is unique. The names are those of a selection. A table has the same names in
   * snake_case.
   */
  columns: readonly string[];
  isDescending: boolean;
  cursor: CursorKind<Position>;
  /** A cursor's position in SQL, with one expression for each column. */
  position: SQL;
  /** The values of the position's placeholders. */
  valuesOf: (position: Position) => Values;
}

/** An order by a moment to the millisecond, the latest first. */
export const newestFirst = (
  moment: string,
  id: string,
  cursor: CursorKind<NewestPosition> = newestCursor,
): Order<NewestPosition> => ({
  columns: [moment, id],
  isDescending: true,
  cursor,
  position: sql`${p('afterMoment')}::timestamptz, ${afterId}`,
  valuesOf: (position) => ({ afterMoment: position.moment, afterId: position.id }),
});

/** An order by ids alone, the latest first. Ids follow the order of time. */
export const newestIdFirst = (id: string): Order<NewestPosition> => ({
  ...newestFirst('', id),
  columns: [id],
  position: afterId,
  valuesOf: (position) => ({ afterId: position.id }),
});

/** An order by a moment to the microsecond, the precision of PostgreSQL. */
export const oldestFirst = (moment: string, id: string): Order<OldestPosition> => ({
  columns: [moment, id],
  isDescending: false,
  cursor: oldestCursor,
  position: sql`
    timestamptz 'epoch' + ${p('afterMicroseconds')}::float8 * interval '1 microsecond', ${afterId}`,
  valuesOf: (position) => ({ afterMicroseconds: position.microseconds, afterId: position.id }),
});

/** An order by rank, then by how long something has waited, the longest first. */
export const waitingFirst = (rank: string, moment: string, id: string): Order<WaitingPosition> => ({
  columns: [rank, moment, id],
  isDescending: false,
  cursor: waitingCursor,
  position: sql`${p('afterRank')}::int, ${p('afterMoment')}::timestamptz, ${afterId}`,
  valuesOf: (position) => ({
    afterRank: position.rank,
    afterMoment: position.moment,
    afterId: position.id,
  }),
});

/** An order by score, the best first. The cursor passes `asOf`, the moment of the scores, to the next page. */
export const bestFirst = (score: string, id: string): Order<RankedPosition> => ({
  columns: [score, id],
  isDescending: true,
  cursor: rankedCursor,
  position: sql`${p('afterScore')}::float8, ${afterId}`,
  valuesOf: (position) => ({
    asOf: new Date(position.asOf).toISOString(),
    afterScore: position.score,
    afterId: position.id,
  }),
});

type Sorting = Pick<Order<never>, 'columns' | 'isDescending'>;

/**
 * The condition for rows behind the cursor. `sorted` has the sorting columns; by default those of a table with the
 * order's names.
 */
export const isBehind = <Position>(
  { columns, isDescending, position }: Order<Position>,
  sorted: SQL[] = columns.map(columnNamed),
): SQL => sql`(${sql.join(sorted, sql`, `)}) ${isDescending ? sql`<` : sql`>`} (${position})`;

/**
 * The sorting columns for ORDER BY. `named` is `columnNamed` for a table or a table expression, and `selectedAs` for a
 * selection.
 */
export const orderBy = ({ columns, isDescending }: Sorting, named: (name: string) => SQL): SQL =>
  sql.join(
    columns.map((name) => (isDescending ? sql`${named(name)} desc` : named(name))),
    sql`, `,
  );
