import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { likedPage } from '../posts/queries.ts';
import { like, likeStats, unlike } from './queries.ts';

const operations = contract.likes;

export const likes = {
  like: serve(operations.like, async ({ ctx, input }) => like(ctx, input.postId)),
  unlike: serve(operations.unlike, async ({ ctx, input }) => unlike(ctx, input.postId)),
  stats: serve(operations.stats, async ({ ctx, input }) => likeStats(ctx, input.postId)),
  byUser: serve(operations.byUser, async ({ ctx, input }) =>
    input.userId === ctx.viewer.id ? likedPage(ctx, input) : fail('FORBIDDEN'),
  ),
};
