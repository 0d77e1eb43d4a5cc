import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { growingTo } from '../../services/cache-size.ts';
import type { PageCall } from './read-page.ts';

/** The cursors that one reader of a list has received, by the offset that each cursor replaces. */
type CursorsByOffset = Map<number, string>;

const maxCursors = 20;
const cursorsOfReaders = new LRUCache<string, CursorsByOffset>({ ...growingTo(5_000), ttl: 2 * 60_000 });

function cursorsOf(key: string, offset: number): CursorsByOffset {
  const known = offset > 0 ? cursorsOfReaders.get(key) : undefined;
  const cursors: CursorsByOffset = known ?? new Map();
  cursorsOfReaders.set(key, cursors);
  return cursors;
}

function remember(cursors: CursorsByOffset, offset: number, cursor: string | null): void {
  if (cursor === null) return;
  cursors.delete(offset);
  cursors.set(offset, cursor);
  const [oldest] = cursors.keys();
  if (cursors.size > maxCursors && oldest !== undefined) cursors.delete(oldest);
}

interface ReadPage {
  items: readonly unknown[];
  page: { nextCursor: string | null };
}

/**
 * Reads a page by its offset. If an earlier page of the same member ended at that offset, the cursor of that page
 * replaces the offset. A page by such an offset costs no more than a page by cursor, and has no gaps or repeats while
 * others share posts. Offset 0 forgets the earlier pages, and an unknown offset is counted from the top. The offsets of
 * visitors are always counted, since the server cannot tell visitors apart.
 */
export async function byOffset<Page extends ReadPage>(
  { viewer }: Context,
  call: PageCall,
  read: (call: PageCall) => Promise<Page>,
): Promise<Page> {
  const { name, limit, offset, cursor } = call;
  if (!viewer || cursor !== undefined) return read(call);
  const cursors = cursorsOf(JSON.stringify([viewer.id, name]), offset);
  const result = await read({ ...call, cursor: cursors.get(offset) });
  const { nextCursor } = result.page;
  // After a page that ended early, clients may add either the limit or the number of items to their offset.
  remember(cursors, offset + limit, nextCursor);
  if (result.items.length < limit) remember(cursors, offset + result.items.length, nextCursor);
  return result;
}
