import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';

/**
 * The posts of the feed's first page that the community page shows: public ones, five at most (docs/product.md §15.9).
 */
export const recentOf = (posts: readonly Post[]): Post[] =>
  posts.filter(({ privacyLevel }) => privacyLevel === 'public').slice(0, limits.communityPosts.listed);
