/** The parts of posts that other modules may use. */
export { ownPost, visiblePost } from './access.ts';
export { type AnalyzedPost, forgetProviderReading, saveAnalyses } from './analysis-queries.ts';
export { excerptOf } from './excerpt.ts';
export { likedPage } from './lists.ts';
export { makeOldPostsPrivate } from './make-private.ts';
export {
  allOf,
  byMoment,
  isApproved,
  isBehindCursor,
  orderByLatest,
  placedByMoment,
} from './part-queries.ts';
export { changePost, resolutionTextOf, setPostStatus } from './queries.ts';
export { authorColumns, longContentRead, type PostRow } from './row-queries.ts';
