/** The parts of the analysis of posts that other modules, jobs and commands may use. */
export { askAbout } from './ask-provider.ts';
export { postToAsk } from './ask-provider-queries.ts';
export { countSimilar, countUncounted, recountAll, recountSome } from './count-similar.ts';
export { readUnread } from './read-unread.ts';
export { similarPosts } from './similar.ts';
export { countUnread, findUnread } from './unread-queries.ts';
