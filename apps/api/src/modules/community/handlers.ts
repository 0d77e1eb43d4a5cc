import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { remembered } from '../../services/remembered.ts';
import { serve } from '../../trpc.ts';
import { membersPage } from '../users/public.ts';
import { communityStats } from './queries.ts';

const operations = contract.community;

/** The numbers are computed once a minute for everyone, because they count the rows of a month. */
const latestStats = remembered(60_000, async (db) => (await communityStats(db)) ?? fail('INTERNAL'));

export const community = {
  stats: serve(operations.stats, ({ ctx }) => latestStats(ctx.services.db)),
  members: serve(operations.members, async ({ ctx, input }) => {
    const { users: members, ...page } = await membersPage(ctx, input);
    return { members, ...page };
  }),
};
