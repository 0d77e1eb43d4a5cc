import { countFitting } from './page-bytes.ts';

/**
 * Cuts the items that were read (at most `limit` + 1) to a page, and returns the cursor of the next page. The page ends
 * early if one response has no room for more items. `rowsOf` returns the rows that are sent with an item.
 */
export function cutPage<Item extends object>(
  items: Item[],
  limit: number,
  cursorOf: (last: Item) => string,
  rowsOf?: (item: Item) => readonly object[],
) {
  const page = items.slice(0, limit);
  const fitting = page.slice(0, countFitting(page, rowsOf));
  const last = fitting.at(-1);
  const hasMore = items.length > fitting.length;
  return { items: fitting, hasMore, nextCursor: hasMore && last !== undefined ? cursorOf(last) : null };
}
