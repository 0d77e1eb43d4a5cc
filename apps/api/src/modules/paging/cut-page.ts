import { countFitting } from './page-bytes.ts';

/**
 * What of the items read (one more than `limit`, where there is one) is shown, and how the list goes on: it ends early
 * where one answer has no room for more (`rowsOf`: what is shown with an item).
 */
export function cutPage<Item extends object>(
  items: Item[],
  limit: number,
  cursorOf: (last: Item) => string,
  rowsOf?: (item: Item) => readonly object[],
) {
  const page = items.slice(0, limit);
  const shown = page.slice(0, countFitting(page, rowsOf));
  const last = shown.at(-1);
  const hasMore = items.length > shown.length;
  return { items: shown, hasMore, nextCursor: hasMore && last !== undefined ? cursorOf(last) : null };
}
