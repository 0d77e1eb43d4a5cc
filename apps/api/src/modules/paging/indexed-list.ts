import type { Database } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { growingTo } from '../../services/cache-size.ts';
import { byOffset } from './by-offset.ts';
import type { Values } from './cursor.ts';
import { cutPage } from './cut-page.ts';
import {
  countStatement,
  edgeStatement,
  type IndexedDeclaration,
  indexedParts,
  type Placed,
} from './indexed-queries.ts';
import { oncePerKey } from './once-per-key.ts';
import type { Slice } from './page-queries.ts';
import { type PageCall, pageReader } from './read-page.ts';

const { totalCap } = limits.page;

const byDatabase = new WeakMap<Database, LRUCache<string, true>>();

/**
 * The lists whose total reached the cap. Such a list is not counted again for 30 seconds, since it rarely shrinks below
 * the cap.
 */
function fullListsOf(db: Database): LRUCache<string, true> {
  const fullLists = byDatabase.get(db) ?? new LRUCache<string, true>({ ...growingTo(20_000), ttl: 30_000 });
  byDatabase.set(db, fullLists);
  return fullLists;
}

/** The total, if the page is the last of its list and began at a known offset. */
function totalByPage({ limit, offset, isAfter }: Slice, rows: readonly unknown[]): number | undefined {
  const isLast = rows.length <= limit && (rows.length > 0 || offset === 0);
  return isLast && !isAfter ? Math.min(offset + rows.length, totalCap) : undefined;
}

/** The rows of a page, with the slice and the values of the statement that returned them. */
interface FoundPage<Row> {
  rows: Row[];
  slice: Slice;
  listValues: Values;
  values: Values;
}

/** A list whose rows are found by indexes and read page by page. */
export const indexedList = <Row extends Placed<Place>, Place extends string | number>(
  list: IndexedDeclaration<Row, Place>,
) => {
  const readPage = pageReader(list, (slice) => indexedParts(list, slice));
  const edgeOf = oncePerKey(String, (_, isAfter: boolean) => edgeStatement(list, isAfter));
  let count: ReturnType<typeof countStatement> | undefined;

  async function countAll(
    { db }: Context['services'],
    { listValues, values }: FoundPage<Row>,
  ): Promise<number> {
    const key = `${list.key} ${JSON.stringify(listValues)}`;
    const fullLists = fullListsOf(db);
    if (fullLists.has(key)) return totalCap;
    count ??= countStatement(list);
    const [row] = await count(db, values);
    const total = row?.total ?? 0;
    if (total === totalCap) fullLists.set(key, true);
    return total;
  }

  /**
   * A bounded search may stop before its page is full. The edge is the last row that it scanned. Returns the rows up to
   * the edge, and the edge; the edge is null if the search did not stop early.
   */
  async function untilEdge({ db }: Context['services'], { rows, slice, values }: FoundPage<Row>) {
    const edge = rows.length > slice.limit ? undefined : edgeOf(slice.isAfter);
    const [last, behind] = edge ? await edge(db, values) : [];
    if (!last || !behind) return { rows, edge: null };
    const isBefore = ({ place, id }: Row) => place > last.place || (place === last.place && id >= last.id);
    return { rows: rows.filter(isBefore), edge: last };
  }

  async function read(ctx: Context, call: PageCall) {
    const foundPage = await readPage(ctx, call);
    const { rows, edge } = await untilEdge(ctx.services, foundPage);
    const { items, hasMore, nextCursor } = cutPage(rows, call.limit, foundPage.cursorBehind);
    const knownTotal = hasMore ? undefined : totalByPage(foundPage.slice, rows);
    const page = {
      total: knownTotal ?? (await countAll(ctx.services, foundPage)),
      hasMore: hasMore || edge !== null,
      nextCursor: nextCursor ?? (edge && foundPage.cursorBehindUnseen(edge)),
    };
    return { items, page };
  }

  return (ctx: Context, call: PageCall) =>
    list.remembersOffsets ? byOffset(ctx, call, (start) => read(ctx, start)) : read(ctx, call);
};
