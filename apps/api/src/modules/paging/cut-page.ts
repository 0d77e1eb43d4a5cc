import { countFitting } from './page-bytes.ts';

/**
 * Cuts the items read (one more than `limit`, if there is one) to a page, and says how the list goes on. The page ends
 * early where one response has no room for more. `rowsOf` names what is shown with an item.
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
