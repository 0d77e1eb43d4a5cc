import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { PostPage } from './posts.ts';
import { component, id, page } from './scalars.ts';

export const LikeStats = component(
  'LikeStats',
  z.strictObject({ likesCount: z.int(), isLiked: z.boolean() }),
);
export type LikeStats = z.infer<typeof LikeStats>;

const byPost = z.strictObject({ postId: id });

export const likes = {
  like: operation('POST /likes/:postId', {
    summary: 'Likes a post. A repeated call has no effect.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  unlike: operation('DELETE /likes/:postId', {
    summary: 'Removes a like. A repeated call has no effect.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  stats: operation('GET /likes/:postId/stats', {
    summary: 'The number of likes of a post, and whether the caller likes it.',
    access: 'any',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  byUser: operation('GET /likes/user/:userId', {
    summary:
      'The posts that the caller likes and may see, the latest like first. The lists of other members cannot be read.',
    access: 'owner',
    input: z.strictObject({ userId: id, ...page }),
    output: PostPage,
    errors: ['FORBIDDEN'],
  }),
};
