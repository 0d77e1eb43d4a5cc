import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { PageCall } from './paged-list.ts';

/** The cursors that one reader of a list has been given, by the offset that each stands for. */
type Reading = Map<number, string>;

const keptCursors = 20;
const readings = new LRUCache<string, Reading>({ max: 5_000, ttl: 2 * 60_000 });

function readingOf(key: string, offset: number): Reading {
  const found = offset > 0 ? readings.get(key) : undefined;
  const reading: Reading = found ?? new Map();
  readings.set(key, reading);
  return reading;
}

function keep(reading: Reading, offset: number, cursor: string | null): void {
  if (cursor === null) return;
  reading.delete(offset);
  reading.set(offset, cursor);
  const [oldest] = reading.keys();
  if (reading.size > keptCursors && oldest !== undefined) reading.delete(oldest);
}

interface Read {
  items: readonly unknown[];
  page: { nextCursor: string | null };
}

/**
 * Lets a member scroll by offset as cheaply as by cursor and without gaps or repeats while others share: a page whose
 * offset is where a page before it ended goes on by that page's cursor. Offset 0 starts anew, and an unknown offset is
 * counted from the top. Visitors cannot be told apart, so their offsets are always counted.
 */
export async function byOffset<Call extends Omit<PageCall, 'values'>, Page extends Read>(
  { viewer }: Context,
  call: Call,
  read: (call: Call) => Promise<Page>,
): Promise<Page> {
  const { name, limit, offset, cursor } = call;
  if (!viewer || cursor !== undefined) return read(call);
  const reading = readingOf(JSON.stringify([viewer.id, name]), offset);
  const found = await read({ ...call, cursor: reading.get(offset) });
  const { nextCursor } = found.page;
  // After a page that ended early, clients may add either the limit or the number of items to their offset.
  keep(reading, offset + limit, nextCursor);
  if (found.items.length < limit) keep(reading, offset + found.items.length, nextCursor);
  return found;
}
