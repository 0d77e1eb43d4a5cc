/** The one engine of all lists: their rows, order, cursors and totals. */
export { bounded } from './bounded-queries.ts';
export {
  type NewestPosition,
  oldestCursor,
  type RankedPosition,
  rankedCursor,
  shownCursor,
} from './cursor.ts';
export { indexedList, oncePerKey } from './indexed-list.ts';
export type { Placed, Search } from './indexed-queries.ts';
export {
  bestFirst,
  isBehind,
  newestFirst,
  newestIdFirst,
  oldestFirst,
  waitingFirst,
} from './order-queries.ts';
export { type ListRow, listColumns } from './page-queries.ts';
export { groupedList, type PageStart, pagedList } from './paged-list.ts';
