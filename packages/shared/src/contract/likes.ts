import * as z from 'zod/mini';
import { op } from './op.ts';
import { PostPage } from './posts.ts';
import { component, id, page } from './scalars.ts';

export const LikeStats = component(
  'LikeStats',
  z.strictObject({ likesCount: z.int(), isLiked: z.boolean() }),
);
export type LikeStats = z.infer<typeof LikeStats>;

const byPost = z.strictObject({ postId: id });

export const likes = {
  like: op('POST /likes/:postId', {
    summary: 'Likes a worry; liking twice changes nothing.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  unlike: op('DELETE /likes/:postId', {
    summary: 'Takes a like back; twice changes nothing.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  stats: op('GET /likes/:postId/stats', {
    summary: 'How many like a worry, and whether the caller does.',
    access: 'any',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  byUser: op('GET /likes/user/:userId', {
    summary: 'The worries one likes and may see, latest like first; one’s own list only.',
    access: 'owner',
    input: z.strictObject({ userId: id, ...page }),
    output: PostPage,
    errors: ['FORBIDDEN'],
  }),
};
