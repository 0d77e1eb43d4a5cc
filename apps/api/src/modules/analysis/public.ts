/** The parts of the analysis of posts that other modules, jobs and commands may use. */
export { analyzePosts } from './analyze-posts.ts';
export { readByProvider, saveReading } from './ask-provider.ts';
export { postToAsk } from './ask-provider-queries.ts';
export { countSimilar, countUncounted, recountAll, recountSome } from './count-similar.ts';
export { similarPosts } from './similar.ts';
export { refreshStatistics } from './similar-count-queries.ts';
export { countUnanalyzed, findUnanalyzed } from './unanalyzed-queries.ts';
