import { limits } from '@halved/shared/limits';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import type { Context } from '../../context.ts';
import { cutPage } from '../paging/public.ts';
import type { List, ListStatements, Placed } from './list.ts';

type Values = Record<string, unknown>;

export interface Wanted<Place> {
  limit: number;
  offset: number;
  /** The parts of the cursor as the list's placeholders want them; none for the first page. */
  after: Values | undefined;
  /** Behind a row that the page shows. */
  cursorOf: (row: Placed<Place>) => string;
  /** Behind one that its reader may not see. */
  hiddenCursorOf: (row: Placed<Place>) => string;
}

const { totalCap } = limits.page;

// What tells one count from another; the moment a ranking is made for does not.
const lasting = ['viewerId', 'authorId', 'category', 'pattern'];

// A list that has reached the cap is not counted again for a while: it hardly shrinks below it.
const full = new LRUCache<string, true>({ max: 20_000, ttl: 30_000 });

async function countAll(
  ctx: Context,
  list: Pick<List, 'key'> & Pick<ListStatements<string>, 'count'>,
  values: Values,
): Promise<number> {
  const key = `${list.key} ${JSON.stringify(values, lasting)}`;
  if (full.has(key)) return totalCap;
  const [row] = await list.count()(ctx.services.db, values);
  const total = row?.total ?? 0;
  if (total === totalCap) full.set(key, true);
  return total;
}

/** A page that ends its list and began at a known place tells how long the list is. */
function totalByPage<Place>({ limit, offset, after }: Wanted<Place>, rows: unknown[]): number | undefined {
  const ends = rows.length <= limit && (rows.length > 0 || offset === 0);
  return ends && !after ? Math.min(offset + rows.length, totalCap) : undefined;
}

/** Reads one page of a list for the caller. `values` fill the list's placeholders but the cursor's. */
export async function readPage<Place extends string | number, Row extends Placed<Place> & QueryResultRow>(
  ctx: Context,
  list: ListStatements<Place, Row>,
  values: Values,
  wanted: Wanted<Place>,
) {
  const { limit, after, cursorOf } = wanted;
  const { db } = ctx.services;
  const own = { ...values, viewerId: ctx.viewer?.id ?? null };
  const offset = after ? 0 : wanted.offset;
  const read = await list.page(limit, offset, after !== undefined)(db, { ...own, ...after });
  const { rows, edge } = await clipped(ctx, list, { ...own, ...after }, wanted, read);
  const { items: shown, hasMore, nextCursor } = cutPage(rows, limit, cursorOf);
  const known = hasMore ? undefined : totalByPage(wanted, rows);
  return {
    shown,
    total: known ?? (await countAll(ctx, list, own)),
    hasMore: hasMore || edge !== null,
    nextCursor: nextCursor ?? edge,
  };
}

/**
 * Where a list that looks only so far stopped before its page was full: its rows until there, and the cursor from
 * there on.
 */
async function clipped<Place extends string | number, Row extends Placed<Place> & QueryResultRow>(
  ctx: Context,
  list: ListStatements<Place, Row>,
  values: Values,
  { limit, after, hiddenCursorOf }: Wanted<Place>,
  rows: Row[],
): Promise<{ rows: Row[]; edge: string | null }> {
  const edgeOf = rows.length > limit ? null : list.edgeOf(after !== undefined);
  const [last, behind] = edgeOf ? await edgeOf(ctx.services.db, values) : [];
  if (!last || !behind) return { rows, edge: null };
  const isBefore = ({ place, id }: Placed<Place>) =>
    place > last.place || (place === last.place && id >= last.id);
  return { rows: rows.filter(isBefore), edge: hiddenCursorOf(last) };
}
