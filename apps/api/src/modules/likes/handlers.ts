import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { likedPage } from '../posts/public.ts';
import { like, likeStats, unlike } from './queries.ts';

const operations = contract.likes;

export const likes = {
  like: serve(
    operations.like,
    async ({ ctx, input }) => (await like(ctx, input.postId)) ?? fail('NOT_FOUND'),
  ),
  unlike: serve(
    operations.unlike,
    async ({ ctx, input }) => (await unlike(ctx, input.postId)) ?? fail('NOT_FOUND'),
  ),
  stats: serve(
    operations.stats,
    async ({ ctx, input }) => (await likeStats(ctx, input.postId)) ?? fail('NOT_FOUND'),
  ),
  byUser: serve(operations.byUser, async ({ ctx, input }) =>
    input.userId === ctx.viewer.id ? likedPage(ctx, input) : fail('FORBIDDEN'),
  ),
};
