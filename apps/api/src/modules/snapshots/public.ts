export { latestSnapshot, publishedCells, publishedReport } from './queries.ts';
export { acrossCategories, categoryCounts, ifAny, type Numbers, sum, together } from './rules.ts';
export { categoryTrends } from './trends.ts';
