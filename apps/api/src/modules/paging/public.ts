export { bounded } from './bounded-queries.ts';
export {
  newestCursor,
  oldestCursor,
  rankedCursor,
  shownCursor,
} from './cursor.ts';
export { cutPage } from './cut-page.ts';
export { newestFirst, newestIdFirst, oldestFirst, waitingFirst } from './order-queries.ts';
export type { ListRow } from './page-queries.ts';
export { groupedList, type PageStart, pagedList } from './paged-list.ts';
