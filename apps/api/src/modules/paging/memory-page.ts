import { limits } from '@halved/shared/limits';
import { memoryCursor } from './cursor.ts';
import type { PageStart } from './read-page.ts';

/**
 * A page of a list that is in memory. It begins after the last item of the previous page. If that item has left the
 * list, it begins at the position where the previous page ended.
 */
export function memoryPage<Item extends { id: string }>(
  items: readonly Item[],
  { limit, offset, cursor }: PageStart,
) {
  const start = cursor === undefined ? offset : startBehind(items, cursor);
  const end = start + limit;
  const page = items.slice(start, end);
  const last = page.at(-1);
  const hasMore = end < items.length;
  const nextCursor = hasMore && last ? memoryCursor.encode([end, last.id]) : null;
  return { items: page, page: { total: Math.min(items.length, limits.page.totalCap), hasMore, nextCursor } };
}

function startBehind(items: readonly { id: string }[], cursor: string): number {
  const { afterCount, afterId } = memoryCursor.decode(cursor);
  const last = items.findIndex(({ id }) => id === afterId);
  return last === -1 ? Number(afterCount) : last + 1;
}
