import { literalInt, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { bounded } from './bounded-queries.ts';
import { type Order, orderBy, selectedColumns, tableColumns } from './order-queries.ts';
import { keepStatements, type Slice } from './page-queries.ts';

export type Values = Record<string, unknown>;

/** What an indexed list has to find. */
export interface Search {
  /** At most so many rows. */
  take: number;
  /** Whether only rows behind the cursor are wanted. */
  isAfter: boolean;
  /** The columns beside those that sort: all of the table's, or the id alone. */
  columns: SQL;
}

/** A row's moment or score, which it is sorted by, and its id. */
export interface Placed<Place> {
  place: Place;
  id: string;
}

/**
 * A list too long to be counted with each page. Its declaration says how indexes find its rows in order, so that no
 * more rows are read than a page holds.
 */
export interface IndexedDeclaration<Row extends Placed<Place>, Place, Position, Own extends Values> {
  /** Names everything that changes the text; equal keys must mean equal texts. */
  key: string;
  order: Order<Position>;
  positionOf: (row: Placed<Place>, values: Own) => Position;
  /** The table of the rows, which `id` identifies. */
  table: SQL;
  /** The rows in their order, with the columns that they are sorted by. */
  find: (search: Search) => SQL;
  /** At most `take` rows in any order, if those are cheaper to count. */
  countable?: (take: number) => SQL;
  /** The placeholders that a count depends on. */
  countedBy: readonly string[];
  /** Whether indexes alone find the rows, so that only those shown are read from the table. */
  isIndexOnly?: boolean;
  /** Joins beside the table. */
  joins: SQL;
  columns: SQL<Row>;
  /** Where a bounded search stops: the last row that it looks at, and the next one. */
  edge?: (isAfter: boolean) => SQL;
  /** Whether a screen shows it so often that its statements are worth a name in every connection. */
  isHot: boolean;
  /** Whether a member's offsets are turned into cursors (`byOffset`). */
  remembersOffsets?: boolean;
}

/** Rows before the offset are read by their id alone; only the rows shown are read whole. */
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

/** The statements of a list, each made when it is first asked for. */
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
    /** Null for a list without a bound. */
    edge: (isAfter: boolean) =>
      list.edge ? statement<Placed<Place>>(list.edge(isAfter), { prepared: false, isoMoments: true }) : null,
  };
}
