import { contract } from '@halved/shared/contract';
import { remembered } from '../../services/remembered.ts';
import { serve } from '../../trpc.ts';
import { membersPage } from '../users/public.ts';
import { communityStats } from './queries.ts';

const operations = contract.community;

/** One answer a minute for everyone: it counts what happened in a month. */
const latestStats = remembered(60_000, communityStats);

export const community = {
  stats: serve(operations.stats, ({ ctx }) => latestStats(ctx.services.db)),
  members: serve(operations.members, async ({ ctx, input }) => {
    const { users: members, ...page } = await membersPage(ctx, input);
    return { members, ...page };
  }),
};
