import type { Database } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { byOffset } from './by-offset.ts';
import { cutPage } from './cut-page.ts';
import { type IndexedDeclaration, indexedStatements, type Placed, type Values } from './indexed-queries.ts';
import type { Slice } from './page-queries.ts';
import { openStart, type PageCall } from './paged-list.ts';

const { totalCap } = limits.page;

const byDatabase = new WeakMap<Database, LRUCache<string, true>>();

/**
 * The lists whose total reached the cap. They are not counted again for 30 seconds, since they rarely shrink below the
 * cap.
 */
function fullListsOf(db: Database): LRUCache<string, true> {
  const fullLists = byDatabase.get(db) ?? new LRUCache<string, true>({ max: 20_000, ttl: 30_000 });
  byDatabase.set(db, fullLists);
  return fullLists;
}

/** The total, if the page is the last of its list and began at a known offset. */
function totalByPage({ limit, offset, isAfter }: Slice, rows: readonly unknown[]): number | undefined {
  const isLast = rows.length <= limit && (rows.length > 0 || offset === 0);
  return isLast && !isAfter ? Math.min(offset + rows.length, totalCap) : undefined;
}

/** A `PageCall` whose placeholder values may depend on the position of the cursor. */
export interface IndexedCall<Position, Own> extends Omit<PageCall, 'values'> {
  values: Own | ((position: Position | undefined) => Promise<Own>);
}

/** A list whose rows are found by indexes and read page by page. */
export const indexedList = <
  Row extends Placed<Place>,
  Place extends string | number,
  Position,
  Own extends Values,
>(
  list: IndexedDeclaration<Row, Place, Position, Own>,
) => {
  const statements = indexedStatements(list);

  async function countAll(ctx: Context, values: Values): Promise<number> {
    const key = `${list.key} ${JSON.stringify(values, [...list.countedBy])}`;
    const { db } = ctx.services;
    const fullLists = fullListsOf(db);
    if (fullLists.has(key)) return totalCap;
    const [row] = await statements.count()(db, values);
    const total = row?.total ?? 0;
    if (total === totalCap) fullLists.set(key, true);
    return total;
  }

  /**
   * A bounded search may stop before its page is full; the edge is the last row that it scanned. Returns the edge and
   * the rows up to it.
   */
  async function untilEdge(ctx: Context, values: Values, { limit, isAfter }: Slice, rows: Row[]) {
    const edge = rows.length > limit ? null : statements.edge(isAfter);
    const [last, behind] = edge ? await edge(ctx.services.db, values) : [];
    if (!last || !behind) return { rows, edge: null };
    const isBefore = ({ place, id }: Row) => place > last.place || (place === last.place && id >= last.id);
    return { rows: rows.filter(isBefore), edge: last };
  }

  async function read(ctx: Context, call: IndexedCall<Position, Own>) {
    const { position, seal, slice } = openStart(ctx, list.order, call);
    const { cursor, valuesOf } = list.order;
    const values = typeof call.values === 'function' ? await call.values(position) : call.values;
    const own = { ...values, viewerId: ctx.viewer?.id ?? null };
    const all = position === undefined ? own : { ...own, ...valuesOf(position) };
    const found = await statements.page(slice)(ctx.services.db, all);
    const { rows, edge } = await untilEdge(ctx, all, slice, found);
    const encodeUnseen = cursor.encodeUnseen ?? cursor.encode;
    const { items, hasMore, nextCursor } = cutPage(rows, slice.limit, (last) =>
      cursor.encode(list.positionOf(last, values), seal),
    );
    const known = hasMore ? undefined : totalByPage(slice, rows);
    const page = {
      total: known ?? (await countAll(ctx, own)),
      hasMore: hasMore || edge !== null,
      nextCursor: nextCursor ?? (edge && encodeUnseen(list.positionOf(edge, values), seal)),
    };
    return { items, page };
  }

  return (ctx: Context, call: IndexedCall<Position, Own>) =>
    list.remembersOffsets ? byOffset(ctx, call, (start) => read(ctx, start)) : read(ctx, call);
};

/** Makes a value once for each key, and caches it. */
export const oncePerKey = <Key extends unknown[], Made>(
  keyOf: (...key: Key) => string,
  make: (key: string, ...parts: Key) => Made,
): ((...key: Key) => Made) => {
  const kept = new Map<string, Made>();
  return (...parts) => {
    const key = keyOf(...parts);
    const made = kept.get(key) ?? make(key, ...parts);
    kept.set(key, made);
    return made;
  };
};
