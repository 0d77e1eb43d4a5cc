import type { Selection } from '@halved/db';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { cutPage } from './cut-page.ts';
import type { Order } from './order-queries.ts';
import {
  type ListColumns,
  type ListDeclaration,
  type ListRow,
  type PageRow,
  pageStatements,
  type Slice,
} from './page-queries.ts';

/** Where in a list a page begins, and how many items it has at most. */
export interface PageStart {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** A request for a page: the list, and where its page begins. */
export interface PageCall extends PageStart {
  /** Identifies the list with its filters. A cursor of one name is rejected under another name. */
  name: string;
  /** The values of the list's own placeholders. */
  values?: Record<string, unknown>;
}

/** Decodes the cursor of a call. With a cursor, the offset is ignored. */
export function openStart<Position>(
  ctx: Context,
  { cursor: kind }: Order<Position>,
  { name, limit, offset, cursor }: Omit<PageCall, 'values'>,
) {
  const seal = ctx.services.sealOf(name);
  const position = cursor === undefined ? undefined : kind.decode(cursor, seal);
  const isAfter = position !== undefined;
  const slice: Slice = { limit, offset: isAfter ? 0 : offset, isAfter };
  return { seal, position, slice };
}

const isRow = <Columns extends ListColumns, Head extends Selection>(
  row: PageRow<Columns, Head>,
): row is { total: number } & ListRow<Head> & ListRow<Columns> => row.id !== null;

/** Reads the rows of a page and one more. Fails with NOT_FOUND if the caller may not see the list. */
const readerOf = <Columns extends ListColumns, Position, Head extends Selection>(
  list: ListDeclaration<Columns, Head, Position>,
) => {
  const statementOf = pageStatements(list);
  return async (ctx: Context, call: PageCall) => {
    const { seal, position, slice } = openStart(ctx, list.order, call);
    const found = await statementOf(slice)(ctx.services.db, {
      ...call.values,
      viewerId: ctx.viewer?.id ?? null,
      ...(position !== undefined && list.order.valuesOf(position)),
    });
    const head = found[0] ?? fail('NOT_FOUND');
    const cursorOf = (last: ListRow<Columns>) => list.order.cursor.encode(list.positionOf(last), seal);
    return { head, rows: found.filter(isRow), cursorOf };
  };
};

/** A list read page by page. */
export const pagedList = <
  Columns extends ListColumns,
  Position,
  Head extends Selection = Record<never, never>,
>(
  list: ListDeclaration<Columns, Head, Position>,
) => {
  const read = readerOf(list);
  return async (ctx: Context, call: PageCall) => {
    const { head, rows, cursorOf } = await read(ctx, call);
    const { items, ...cut } = cutPage(rows, call.limit, cursorOf);
    return { items, head, page: { total: head.total, ...cut } };
  };
};

type Group<Row> = [first: Row, ...others: Row[]];

/**
 * A list whose items are groups of rows. A page ends after a whole group, and its cursor is the position of that
 * group's first row.
 */
export const groupedList = <
  Columns extends ListColumns,
  Position,
  Head extends Selection = Record<never, never>,
>(
  list: ListDeclaration<Columns, Head, Position>,
  groupsOf: (rows: ListRow<Columns>[]) => Group<ListRow<Columns>>[],
) => {
  const read = readerOf(list);
  return async (ctx: Context, call: PageCall) => {
    const { head, rows, cursorOf } = await read(ctx, call);
    const rowsOf = (group: Group<ListRow<Columns>>) => group;
    const { items, ...cut } = cutPage(groupsOf(rows), call.limit, ([first]) => cursorOf(first), rowsOf);
    return { items, head, page: { total: head.total, ...cut } };
  };
};
