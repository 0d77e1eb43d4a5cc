import { statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { ListDeclaration, PageParts, Slice } from './page-queries.ts';

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
export interface IndexedDeclaration<Row extends Placed<Place>, Place> extends ListDeclaration<Placed<Place>> {
  /** Identifies the SQL text of the list. Equal keys must mean equal texts. */
  key: string;
  /** The table of the rows; its primary key is `id`. */
  table: SQL;
  /** The query of the rows in their order, with the sorting columns. */
  find: (search: Search) => SQL;
  /** The query of at most `take` rows in any order, if they are cheaper to count than those of `find`. */
  countable?: (take: number) => SQL;
  /** Whether indexes alone find the rows, so that only the rows of the page are read from the table. */
  isIndexOnly?: boolean;
  columns: SQL<Row>;
  /** The joins with other tables. */
  joins: SQL;
  /** The query of the place where a bounded search stops: the last row that the search scans, and the row after it. */
  edge?: (isAfter: boolean) => SQL;
  /** Whether cursors replace the offsets of members (`byOffset`). */
  remembersOffsets?: boolean;
}

/**
 * The parts of a page's query. At an offset, the query first finds ids alone, and then reads the rows of the page, so
 * that the rows before the offset are not read whole. The ids follow the order of time, so all of them in one array are
 * found in a few blocks of an index; a join alone would search the index for each id.
 */
export function indexedParts<Row extends Placed<Place>, Place>(
  { table, find, columns, joins, isIndexOnly = false }: IndexedDeclaration<Row, Place>,
  { limit, offset, isAfter }: Slice,
): PageParts<Row> {
  const byId = isIndexOnly || offset > 0;
  const take = limit + 1 + offset;
  const foundRows = find({ take, isAfter, columns: byId ? sql`${table}.id` : sql`${table}.*` });
  return {
    rows: sql`(${foundRows}) found`,
    columns,
    from: byId
      ? sql`page join ${table} using (id) ${joins} where ${table}.id = any(array(select id from page))`
      : sql`page ${table} ${joins}`,
    isBounded: limit > limits.page.size,
  };
}

/** Counts the rows of a list up to the cap. */
export function countStatement<Row extends Placed<Place>, Place>({
  table,
  find,
  countable = (take) => find({ take, isAfter: false, columns: sql`${table}.id` }),
  isNamed = true,
}: IndexedDeclaration<Row, Place>) {
  const text = sql<{ total: number }>`
    select count(*)::int as total from (${countable(limits.page.totalCap)}) found`;
  return statement(text, { prepared: isNamed });
}

/** Reads the edge of a bounded search. Undefined for a list whose search is not bounded. */
export const edgeStatement = <Row extends Placed<Place>, Place>(
  { edge }: IndexedDeclaration<Row, Place>,
  isAfter: boolean,
) => edge && statement<Placed<Place>>(edge(isAfter), { prepared: false, isoMoments: true });
