/** What other modules may ask of posts. */
export { ownPost, visiblePost } from './access.ts';
export { type AnalyzedPost, forgetProviderReading, saveAnalyses } from './analysis-queries.ts';
export { excerptOf } from './excerpt.ts';
export type { Search } from './list.ts';
export { byTime, likedPage } from './pages.ts';
export { all, approved, beyond, cached } from './parts.ts';
export { changePost, isFuture, resolutionTextOf, setPostStatus } from './queries.ts';
export { readPage } from './read-page.ts';
export { authorColumns, longContentRead, type PostRow } from './row-queries.ts';
export { patternOf } from './rules.ts';
