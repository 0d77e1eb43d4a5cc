import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { type CountedDeclaration, type CountedRow, countedParts } from './counted-queries.ts';
import { cutPage } from './cut-page.ts';
import { type PageCall, pageReader } from './read-page.ts';

interface Identified {
  id: string;
}

const isRow = <Row extends Identified, Head>(
  row: CountedRow<Row, Head>,
): row is CountedRow<Row, Head> & Row => row.id !== null;

type Cut<Row, Item extends object> = (
  rows: Row[],
  limit: number,
  cursorBehind: (row: Row) => string,
) => ReturnType<typeof cutPage<Item>>;

/**
 * Makes the function that reads pages of a list. The function fails with NOT_FOUND if the caller may not see the list.
 */
const listOf = <Row extends Identified, Head, Item extends object>(
  list: CountedDeclaration<Row, Head>,
  cut: Cut<Row, Item>,
) => {
  const read = pageReader(list, (slice) => countedParts(list, slice));
  return async (ctx: Context, call: PageCall) => {
    const { rows, cursorBehind } = await read(ctx, call);
    const head = rows[0] ?? fail('NOT_FOUND');
    const { items, ...page } = cut(rows.filter(isRow), call.limit, cursorBehind);
    return { items, head, page: { total: head.total, ...page } };
  };
};

/** A list that is read page by page. */
export const pagedList = <Row extends Identified, Head = unknown>(list: CountedDeclaration<Row, Head>) =>
  listOf(list, cutPage<Row>);

type Group<Row> = [first: Row, ...others: Row[]];

/**
 * A list whose items are groups of rows. A page ends after a whole group, and its cursor is the position of that
 * group's first row.
 */
export const groupedList = <Row extends Identified, Head = unknown>(
  list: CountedDeclaration<Row, Head>,
  groupsOf: (rows: Row[]) => Group<Row>[],
) =>
  listOf(list, (rows, limit, cursorBehind) =>
    cutPage(
      groupsOf(rows),
      limit,
      ([first]) => cursorBehind(first),
      (group) => group,
    ),
  );
