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
    summary: 'Likes a worry; liking twice changes nothing.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  unlike: operation('DELETE /likes/:postId', {
    summary: 'Takes a like back; twice changes nothing.',
    access: 'user',
    limit: 'likes',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  stats: operation('GET /likes/:postId/stats', {
    summary: 'How many like a worry, and whether the caller does.',
    access: 'any',
    input: byPost,
    output: LikeStats,
    errors: ['NOT_FOUND'],
  }),
  byUser: operation('GET /likes/user/:userId', {
    summary: 'The worries one likes and may see, latest like first; one’s own list only.',
    access: 'owner',
    input: z.strictObject({ userId: id, ...page }),
    output: PostPage,
    errors: ['FORBIDDEN'],
  }),
};
