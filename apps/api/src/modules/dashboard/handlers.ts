import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentRecent, presentStats } from './present.ts';
import { ownDashboard, ownLatest, ownStats } from './queries.ts';

const rows = contract.dashboard;

export const dashboard = {
  get: serve(rows.get, async ({ ctx }) => {
    const { stats, latest } = await ownDashboard(ctx);
    return {
      stats: presentStats(stats ?? fail('UNAUTHENTICATED')),
      recentWorries: latest.map(presentRecent),
    };
  }),
  stats: serve(rows.stats, async ({ ctx }) => presentStats((await ownStats(ctx)) ?? fail('UNAUTHENTICATED'))),
  recentWorries: serve(rows.recentWorries, async ({ ctx, input }) => ({
    recentWorries: (await ownLatest(ctx, input.limit)).map(presentRecent),
  })),
};
