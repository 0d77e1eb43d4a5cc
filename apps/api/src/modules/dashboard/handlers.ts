import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentRecentPost, presentStats } from './present.ts';
import { ownDashboard, ownLatest, ownStats } from './queries.ts';

const operations = contract.dashboard;

export const dashboard = {
  get: serve(operations.get, async ({ ctx }) => {
    const { stats, latest } = await ownDashboard(ctx);
    return {
      stats: presentStats(stats ?? fail('UNAUTHENTICATED')),
      recentWorries: latest.map(presentRecentPost),
    };
  }),
  stats: serve(operations.stats, async ({ ctx }) =>
    presentStats((await ownStats(ctx)) ?? fail('UNAUTHENTICATED')),
  ),
  recentWorries: serve(operations.recentWorries, async ({ ctx, input }) => ({
    recentWorries: (await ownLatest(ctx, input.limit)).map(presentRecentPost),
  })),
};
