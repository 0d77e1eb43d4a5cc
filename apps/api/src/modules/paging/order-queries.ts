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

/** How a list is sorted, and how a cursor names a position in it. */
export interface Order<Position> {
  /**
   * The sorting columns, the last of them unique. Their names are those of a selection; a table has them in snake_case.
   */
  columns: readonly string[];
  isDescending: boolean;
  cursor: CursorKind<Position>;
  /** A cursor's position in SQL, with one part for each column. */
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

/** An order by ids alone, which follow the order of time. */
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

/** An order by score, the best first; the cursor carries the moment of the scores, `asOf`, to the next page. */
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

/** The rows behind the cursor, where these are the sorting columns; without them, they have the names of the order. */
export const isBehind = <Position>(
  { columns, isDescending, position }: Order<Position>,
  sorted: SQL[] = columns.map(columnNamed),
): SQL => sql`(${sql.join(sorted, sql`, `)}) ${isDescending ? sql`<` : sql`>`} (${position})`;

/** Sorts a table or a part of the statement by `columnNamed`, a selection by `selectedAs`. */
export const orderBy = ({ columns, isDescending }: Sorting, named: (name: string) => SQL): SQL =>
  sql.join(
    columns.map((name) => (isDescending ? sql`${named(name)} desc` : named(name))),
    sql`, `,
  );
