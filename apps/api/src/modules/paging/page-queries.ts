import { literalInt, type RowOf, type Selection, selectAs, statement, type WithIsoMoments } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { bounded } from './bounded-queries.ts';
import { isBehind, type Order, orderBy, selectedColumns, tableColumns } from './order-queries.ts';

/** Where in a list a page begins, and how many rows it has. */
export interface Slice {
  limit: number;
  offset: number;
  /** Whether the page begins behind the cursor that `Order.position` names. */
  isAfter: boolean;
}

export type ListColumns = Selection & { id: AnyColumn | SQL<string> };

/** A row of a list, with its moments as ISO 8601. */
export type ListRow<Columns extends Selection> = WithIsoMoments<RowOf<Columns>>;

/** The columns of a list as an SQL select list. */
export const listColumns = <Columns extends Selection>(columns: Columns): SQL<ListRow<Columns>> =>
  sql<ListRow<Columns>>`${selectAs(columns)}`;

/** A list that is counted with every page. */
export interface ListDeclaration<Columns extends ListColumns, Head extends Selection, Position> {
  order: Order<Position>;
  positionOf: (row: ListRow<Columns>) => Position;
  /** Common table expressions that find the rows. */
  with?: readonly SQL[];
  /** All rows of the list, with the sorting columns. */
  rows: SQL;
  /** A query that returns one row if the viewer may see the list at all. By default everybody may. */
  owner?: SQL;
  /** Common table expressions that read from `page`, the rows of the page. */
  below?: (slice: Slice) => readonly SQL[];
  /** The rows from which the page's columns are selected; `page` by default. */
  shown?: (slice: Slice) => SQL;
  /** The joins with other tables. */
  joins?: SQL;
  columns: Columns;
  /** Columns about the whole list. `isWhole` is true if the page holds the whole list. */
  head?: (isWhole: SQL) => Head;
  /** Pages with more rows than this may exceed one response, so `bounded` limits them. */
  boundAbove?: number;
  /** The page sizes that screens use. Their statements are made once, as named prepared statements. */
  sizes?: readonly number[];
  /**
   * Whether statements may be named; true by default. A named statement takes a third of a megabyte in every
   * connection.
   */
  isNamed?: boolean;
}

type Nothing<Row> = { [Name in keyof Row]: null };

/** One row of a page with the columns about the list. On an empty page, the columns of the row are null. */
export type PageRow<Columns extends Selection, Head extends Selection> = { total: number } & ListRow<Head> &
  (ListRow<Columns> | Nothing<RowOf<Columns>>);

/** The rows of a page, and one more if there is one. */
const pagePart = <Position>(order: Order<Position>, rows: SQL, { limit, offset, isAfter }: Slice): SQL => {
  const columns = tableColumns(order);
  return sql`page as materialized (
    select * from ${rows} ${isAfter ? sql`where ${isBehind(order, columns)}` : sql``}
    order by ${orderBy(order, columns)} limit ${literalInt(limit + 1)} offset ${literalInt(offset)}
  )`;
};

const countUpTo = (cap: number, rows: SQL): SQL =>
  sql`(select count(*)::int from (select from ${rows} limit ${literalInt(cap)}) counted)`;

/** The query of a page. A list that fits on its first page needs no separate count. */
function pageQuery<Columns extends ListColumns, Head extends Selection, Position>(
  list: ListDeclaration<Columns, Head, Position>,
  slice: Slice,
): SQL {
  const {
    order,
    rows,
    owner = sql`(select) one`,
    joins = sql``,
    boundAbove = Number.POSITIVE_INFINITY,
  } = list;
  const isFirst = !slice.isAfter && slice.offset === 0;
  const isWhole = isFirst ? sql`(select count(*) from page) <= ${literalInt(slice.limit)}` : sql`false`;
  const total = sql<number>`
    case when ${isWhole} then (select count(*)::int from page) else ${countUpTo(limits.page.totalCap, rows)} end`;
  const parts = [...(list.with ?? []), pagePart(order, rows, slice), ...(list.below?.(slice) ?? [])];
  const read = sql`
    select ${selectAs({ total, ...list.head?.(isWhole), ...list.columns })}
    from ${owner} left join ${list.shown?.(slice) ?? sql`page`} on true ${joins}`;
  const sorted = orderBy(order, selectedColumns(order));
  return sql`
    with ${sql.join(parts, sql`, `)}
    ${slice.limit > boundAbove ? bounded(read, sorted) : sql`${read} order by ${sorted}`}`;
}

/** The statements of a list. Those of its usual page sizes are made once. */
export function keepStatements<Made>(
  { sizes = [limits.page.size], isNamed = true }: { sizes?: readonly number[]; isNamed?: boolean },
  make: (slice: Slice, isNamed: boolean) => Made,
): (slice: Slice) => Made {
  const kept = new Map<string, Made>();
  return (slice) => {
    if (!sizes.includes(slice.limit) || slice.offset > 0) return make(slice, false);
    const key = `${slice.limit} ${slice.isAfter}`;
    const made = kept.get(key) ?? make(slice, isNamed);
    kept.set(key, made);
    return made;
  };
}

export const pageStatements = <Columns extends ListColumns, Head extends Selection, Position>(
  list: ListDeclaration<Columns, Head, Position>,
) =>
  keepStatements(list, (slice, prepared) =>
    statement<PageRow<Columns, Head>>(pageQuery(list, slice), { prepared, isoMoments: true }),
  );
