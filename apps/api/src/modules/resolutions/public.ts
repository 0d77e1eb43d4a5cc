export { averageDaysOfDone, methodsOfDone, rounded } from './method-queries.ts';
export { resolvedPosts } from './stats-queries.ts';
