import { literalInt } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { isBehind } from './order-queries.ts';
import { type ListDeclaration, listColumns, type PageParts, type Slice } from './page-queries.ts';

/** The declaration of a list whose total is counted with every page. */
export interface CountedDeclaration<Row, Head> extends ListDeclaration<Row> {
  /** Common table expressions that `rows` and `owner` read from. */
  with?: readonly SQL[];
  /** All rows of the list, with the sorting columns. */
  rows: SQL;
  /** A query that returns one row if the viewer may see the list at all. By default everybody may. */
  owner?: SQL;
  /** Common table expressions that read from `page`, the rows of the page. */
  below?: (slice: Slice) => readonly SQL[];
  columns: SQL<Row>;
  /** The rows from which the columns are selected; `page` by default. */
  shown?: (slice: Slice) => SQL;
  /** The joins with other tables. */
  joins?: SQL;
  /** The columns about the whole list. `isWhole` is true if the page holds the whole list. */
  head?: (isWhole: SQL) => SQL<Head>;
  /** Pages with more rows than this may exceed one response, so `bounded` limits them. */
  boundAbove?: number;
}

/**
 * A row of a page, with the columns about the whole list. An empty page has a single row, whose own columns are null.
 */
export type CountedRow<Row, Head> = { total: number } & Head & (Row | { [Name in keyof Row]: null });

/** The parts of a page's query. A list that fits on its first page needs no separate count. */
export function countedParts<Row, Head>(
  list: CountedDeclaration<Row, Head>,
  slice: Slice,
): PageParts<CountedRow<Row, Head>> {
  const { order, rows, owner = sql`(select) one`, head = () => undefined, joins = sql`` } = list;
  const isFirst = !slice.isAfter && slice.offset === 0;
  const limit = literalInt(slice.limit);
  const isWhole = isFirst ? sql`(select count(*) from page) <= ${limit}` : sql`false`;
  const counted = sql<number>`(
    select count(*)::int from (select from ${rows} limit ${literalInt(limits.page.totalCap)}) counted
  )`;
  const total = isFirst
    ? sql<number>`(select case when count(*) <= ${limit} then count(*)::int else ${counted} end from page)`
    : counted;
  const columns = [listColumns({ total }), head(isWhole), list.columns].filter((part) => part !== undefined);
  return {
    before: list.with ?? [],
    rows: slice.isAfter ? sql`${rows} where ${isBehind(order)}` : rows,
    below: list.below?.(slice) ?? [],
    columns: sql`${sql.join(columns, sql`, `)}`,
    from: sql`${owner} left join ${list.shown?.(slice) ?? sql`page`} on true ${joins}`,
    isBounded: slice.limit > (list.boundAbove ?? Number.POSITIVE_INFINITY),
  };
}
