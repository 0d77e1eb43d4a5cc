import type { Context } from '../../context.ts';
import type { Values } from './cursor.ts';
import { type ListDeclaration, type PageParts, pageStatements, type Slice } from './page-queries.ts';

/** Where in a list a page begins, and how many items it has at most. */
export interface PageStart {
  limit: number;
  /** The offset is ignored if there is a cursor. */
  offset: number;
  cursor?: string | undefined;
}

/** A request for a page: the list, and where its page begins. */
export interface PageCall extends PageStart {
  /** Identifies the list with its filters. A cursor of one name is rejected under another name. */
  name: string;
  /** The values of the list's own placeholders. */
  values?: Values;
}

/** Reads the rows of a page, and one more if there is one. */
export function pageReader<Row, ReadRow extends object>(
  list: ListDeclaration<Row>,
  partsOf: (slice: Slice) => PageParts<ReadRow>,
) {
  const statementOf = pageStatements(list, partsOf);
  const { encode, encodeUnseen = encode, decode } = list.order.cursor;
  return async ({ services: { db, cipherOf }, viewer }: Context, call: PageCall) => {
    const { limit, offset, cursor } = call;
    const cipher = cipherOf(call.name);
    const isAfter = cursor !== undefined;
    const startValues = isAfter ? decode(cursor, cipher) : await list.startValues?.(db);
    const slice = { limit, offset: isAfter ? 0 : offset, isAfter };
    const listValues: Values = { ...call.values, viewerId: viewer?.id ?? null };
    const values = { ...listValues, ...startValues };
    return {
      rows: await statementOf(slice)(db, values),
      slice,
      /** The placeholder values that are the same for every page of the list. */
      listValues,
      values,
      cursorBehind: (row: Row) => encode(list.positionOf(row, values), cipher),
      /** The cursor behind a row that the reader may not see. */
      cursorBehindUnseen: (row: Row) => encodeUnseen(list.positionOf(row, values), cipher),
    };
  };
}
