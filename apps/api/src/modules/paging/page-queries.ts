import {
  columnNamed,
  type Database,
  literalInt,
  type RowOf,
  type Selection,
  selectAs,
  selectedAs,
  statement,
  type WithIsoMoments,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { bounded } from './bounded-queries.ts';
import type { Position, Values } from './cursor.ts';
import { oncePerKey } from './once-per-key.ts';
import { type Order, orderBy } from './order-queries.ts';

/** Where in a list a page begins, and how many rows it has. */
export interface Slice {
  limit: number;
  offset: number;
  /** Whether the page begins behind a cursor, whose position is `Order.position`. */
  isAfter: boolean;
}

/** A row of a list, with its moments as ISO 8601. */
export type ListRow<Columns extends Selection> = WithIsoMoments<RowOf<Columns>>;

/** The columns of a list as an SQL select list. */
export const listColumns = <Columns extends Selection>(columns: Columns): SQL<ListRow<Columns>> =>
  sql<ListRow<Columns>>`${selectAs(columns)}`;

/** The fields that the declarations of counted lists and indexed lists share. */
export interface ListDeclaration<Row> {
  order: Order;
  /** The position of a row that was read with these placeholder values. */
  positionOf: (row: Row, values: Values) => Position;
  /** The placeholder values of a first page. Its cursor passes them to the next page. */
  startValues?: (db: Database) => Promise<Values>;
  /** The page sizes that screens use. A page of one of these sizes reads no more rows than it shows. */
  sizes?: readonly number[];
  /**
   * Whether statements may be named; true by default. A named statement takes a third of a megabyte in every
   * connection.
   */
  isNamed?: boolean;
}

/** The parts of a page's query. */
export interface PageParts<Row> {
  /** Common table expressions that find the rows. */
  before?: readonly SQL[];
  /** The rows behind the cursor, with the sorting columns. */
  rows: SQL;
  /** Common table expressions that read from `page`: the rows of the page, and one more if there is one. */
  below?: readonly SQL[];
  columns: SQL<Row>;
  /** The rows from which the columns are selected. */
  from: SQL;
  /** Whether the page may exceed one response, so that `bounded` limits it. */
  isBounded: boolean;
}

function pageQuery<Row>(
  order: Order,
  { limit, offset }: Slice,
  { before = [], rows, below = [], columns, from, isBounded }: PageParts<Row>,
): SQL<Row> {
  const page = sql`page as materialized (
    select * from ${rows}
    order by ${orderBy(order, columnNamed)} limit ${literalInt(limit + 1)} offset ${literalInt(offset)}
  )`;
  const read = sql`select ${columns} from ${from}`;
  const sorted = orderBy(order, selectedAs);
  return sql<Row>`
    with ${sql.join([...before, page, ...below], sql`, `)}
    ${isBounded ? bounded(read, sorted) : sql`${read} order by ${sorted}`}`;
}

/** The sizes to which other page sizes are rounded up, so that a list has few statements. */
const commonSizes = [5, 10, limits.page.size, 50, limits.page.max];
/** Answers true `most` times, then false: how many statements of common sizes get a name. */
export function nameBudget(most: number): () => boolean {
  let named = 0;
  return () => named < most && ++named > 0;
}
/** Clients choose the sizes, and names take memory, so that all lists of a process share one budget. */
const processBudget = nameBudget(16);

/**
 * The statements of a list. Statements that begin at the start or at a cursor are made once, and have names, because
 * planning one takes several times as long as running it. A page of an unusual size reads as many rows as the next
 * larger size; whoever cuts the page leaves the rest out.
 */
export function pageStatements<Row extends object>(
  { order, sizes = [limits.page.size], isNamed = true }: ListDeclaration<never>,
  partsOf: (slice: Slice) => PageParts<Row>,
  getsName = processBudget,
) {
  const make = (slice: Slice, prepared: boolean) =>
    statement<Row>(pageQuery(order, slice, partsOf(slice)), { prepared, isoMoments: true });
  const cachedStatement = oncePerKey(
    ({ limit, isAfter }: Slice) => `${limit} ${isAfter}`,
    (_, slice) => make(slice, isNamed && (sizes.includes(slice.limit) || getsName())),
  );
  const namedSizes = [...new Set([...sizes, ...commonSizes])].toSorted((a, b) => a - b);
  const madeSizeOf = (limit: number) =>
    isNamed ? namedSizes.find((size) => size >= limit) : sizes.find((size) => size === limit);
  return (slice: Slice) => {
    const limit = madeSizeOf(slice.limit);
    return limit === undefined || slice.offset > 0
      ? make(slice, false)
      : cachedStatement({ ...slice, limit });
  };
}
