import { literalInt, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { bounded } from './bounded-queries.ts';
import { type Order, orderBy, selectedColumns, tableColumns } from './order-queries.ts';
import { keepStatements, type Slice } from './page-queries.ts';

export type Values = Record<string, unknown>;

/** Which rows an indexed list has to find. */
export interface Search {
  /** The maximum number of rows. */
  take: number;
  /** Whether to find only rows behind the cursor. */
  isAfter: boolean;
  /** The columns to select besides the sorting columns: all columns of the table, or the id alone. */
  columns: SQL;
}

/** The moment or score by which a row is sorted, and its id. */
export interface Placed<Place> {
  place: Place;
  id: string;
}

/**
 * A list that is too long to be counted with each page. Its declaration says how indexes find its rows in order, so
 * that no more rows are read than a page holds.
 */
export interface IndexedDeclaration<Row extends Placed<Place>, Place, Position, Own extends Values> {
  /** Identifies the SQL text of the list. Equal keys must mean equal texts. */
  key: string;
  order: Order<Position>;
  positionOf: (row: Placed<Place>, values: Own) => Position;
  /** The table of the rows; its primary key is `id`. */
  table: SQL;
  /** The query of the rows in their order, with the sorting columns. */
  find: (search: Search) => SQL;
  /** The query of at most `take` rows in any order, if they are cheaper to count than those of `find`. */
  countable?: (take: number) => SQL;
  /** The placeholders that a count depends on. */
  countedBy: readonly string[];
  /** Whether indexes alone find the rows, so that only the rows of the page are read from the table. */
  isIndexOnly?: boolean;
  /** The joins with other tables. */
  joins: SQL;
  columns: SQL<Row>;
  /** The query of the place where a bounded search stops: the last row that it scans, and the next row. */
  edge?: (isAfter: boolean) => SQL;
  /** Whether screens show the list so often that its statements are prepared in every connection. */
  isHot: boolean;
  /** Whether cursors replace the offsets of members (`byOffset`). */
  remembersOffsets?: boolean;
}

/** Only the ids of the rows before the offset are read; only the rows of the page are read whole. */
function pageQuery<Row extends Placed<Place>, Place, Position, Own extends Values>(
  list: IndexedDeclaration<Row, Place, Position, Own>,
  { limit, offset, isAfter }: Slice,
): SQL {
  const { order, table } = list;
  const take = limit + 1;
  const byId = list.isIndexOnly === true || offset > 0;
  const columns = byId ? sql`${table}.id` : sql`${table}.*`;
  const found = list.find({ take: take + offset, isAfter, columns });
  const read = sql`
    select ${list.columns}
    from ${byId ? sql`page join ${table} using (id)` : sql`page ${table}`} ${list.joins}`;
  const sorted = orderBy(order, selectedColumns(order));
  return sql`
    with page as materialized (
      select * from (${found}) found
      order by ${orderBy(order, tableColumns(order))} limit ${literalInt(take)} offset ${literalInt(offset)}
    )
    ${limit > limits.page.size ? bounded(read, sorted) : sql`${read} order by ${sorted}`}`;
}

/** The statements of a list. Each is made when it is first needed. */
export function indexedStatements<Row extends Placed<Place>, Place, Position, Own extends Values>(
  list: IndexedDeclaration<Row, Place, Position, Own>,
) {
  const count = () => {
    const take = limits.page.totalCap;
    const countable =
      list.countable?.(take) ?? list.find({ take, isAfter: false, columns: sql`${list.table}.id` });
    const text = sql<{ total: number }>`select count(*)::int as total from (${countable}) found`;
    return statement(text, { prepared: list.isHot });
  };
  let counting: ReturnType<typeof count> | undefined;
  return {
    page: keepStatements({ isNamed: list.isHot }, (slice, prepared) =>
      statement<Row>(pageQuery(list, slice), { prepared, isoMoments: true }),
    ),
    count() {
      counting ??= count();
      return counting;
    },
    /** Null for a list whose search is not bounded. */
    edge: (isAfter: boolean) =>
      list.edge ? statement<Placed<Place>>(list.edge(isAfter), { prepared: false, isoMoments: true }) : null,
  };
}
