/** Reads all lists of the API page by page: their rows, order, cursors and totals. */
export { bounded } from './bounded-queries.ts';
export { atMoment, oldestCursor, type Position, rankedCursor, shownCursor } from './cursor.ts';
export { indexedList } from './indexed-list.ts';
export type { Placed, Search } from './indexed-queries.ts';
export { memoryPage } from './memory-page.ts';
export { oncePerKey } from './once-per-key.ts';
export {
  bestFirst,
  isBehind,
  newestFirst,
  newestIdFirst,
  oldestFirst,
  waitingFirst,
} from './order-queries.ts';
export { type ListRow, listColumns } from './page-queries.ts';
export { groupedList, pagedList } from './paged-list.ts';
export type { PageStart } from './read-page.ts';
