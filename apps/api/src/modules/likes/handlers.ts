import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { likedPage } from '../posts/queries.ts';
import { like, likeStats, unlike } from './queries.ts';

const rows = contract.likes;

export const likes = {
  like: serve(rows.like, async ({ ctx, input }) => like(ctx, input.postId)),
  unlike: serve(rows.unlike, async ({ ctx, input }) => unlike(ctx, input.postId)),
  stats: serve(rows.stats, async ({ ctx, input }) => likeStats(ctx, input.postId)),
  byUser: serve(rows.byUser, async ({ ctx, input }) =>
    input.userId === ctx.viewer.id ? likedPage(ctx, input) : fail('FORBIDDEN'),
  ),
};
