import { literalInt, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { bounded } from './bounded-queries.ts';
import { type Order, orderBy, selectedColumns, tableColumns } from './order-queries.ts';
import { keepStatements, type Slice } from './page-queries.ts';

export type Values = Record<string, unknown>;

/** What an indexed list is asked for. */
export interface Search {
  /** At most so many rows. */
  take: number;
  /** Only those behind the cursor. */
  isAfter: boolean;
  /** The columns wanted beside those that it is sorted by: all of the table's, or its id alone. */
  columns: SQL;
}

/** What a row is sorted by, a moment or a score, and its id. */
export interface Placed<Place> {
  place: Place;
  id: string;
}

/**
 * A list too long to be counted with each page, whose rows indexes find in its order: it says itself how they are found,
 * so that no more of them are read than a page holds.
 */
export interface IndexedDeclaration<Row extends Placed<Place>, Place, Position, Own extends Values> {
  /** Names everything that changes the text; equal keys must mean equal texts. */
  key: string;
  order: Order<Position>;
  positionOf: (row: Placed<Place>, values: Own) => Position;
  /** Whose rows it is made of, by their `id`. */
  table: SQL;
  /** They in their order, with the columns that they are sorted by. */
  find: (search: Search) => SQL;
  /** At most so many of them in any order, where that is cheaper to count. */
  countable?: (take: number) => SQL;
  /** Of the placeholders, those that tell one count from another. */
  countedBy: readonly string[];
  /** Indexes tell what is in it, so that only the rows shown are looked at. */
  isIndexOnly?: boolean;
  /** Joins beside the table. */
  joins: SQL;
  columns: SQL<Row>;
  /** Where it stops looking: the last row that it looks at, and the one behind it. */
  edge?: (isAfter: boolean) => SQL;
  /** Shown by a screen again and again, and so worth a name in every connection. */
  isHot: boolean;
  /** A member who scrolls it by offset goes on by cursor. */
  remembersOffsets?: boolean;
}

/** What is passed over is known by its id alone, and only the rows shown are read whole. */
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
    /** Null for a list that is always looked through as far as it takes. */
    edge: (isAfter: boolean) =>
      list.edge ? statement<Placed<Place>>(list.edge(isAfter), { prepared: false, isoMoments: true }) : null,
  };
}
